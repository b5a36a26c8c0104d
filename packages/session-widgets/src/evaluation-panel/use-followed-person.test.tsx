// @vitest-environment jsdom
import { act } from "react";
import { createPortal } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFollowedPerson } from "./use-followed-person";

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The panel as far as who is shown in it, and something outside it. */
function Panel({ wanted, asks = true }: { wanted: number; asks?: boolean }) {
  const { shownId, nextId, watch, release } = useFollowedPerson(wanted);
  return (
    <>
      <div {...watch} data-shown={shownId} data-next={nextId ?? "none"}>
        <textarea key={shownId} />
        <button type="button" id="score">
          4
        </button>
        <button type="button" id="show" onClick={release}>
          Show
        </button>
        {asks
          ? createPortal(
              <div role="dialog">
                <button type="button" id="submit">
                  Submit for good
                </button>
              </div>,
              document.body,
            )
          : null}
      </div>
      <button type="button" id="outside">
        Mute
      </button>
    </>
  );
}
const turnOf = (wanted: number) => act(async () => root.render(<Panel wanted={wanted} />));
/** The question was answered, and went with the focus on it. */
const answered = (wanted: number) => act(async () => root.render(<Panel wanted={wanted} asks={false} />));
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const focus = (selector: string) => act(async () => at(selector).focus());
const shown = () => {
  const { dataset } = at("[data-shown]");
  return [dataset.shown, dataset.next];
};

test("the panel follows who is in the hot seat (§2.34)", async () => {
  await turnOf(1);
  await focus("#score");
  await turnOf(2);
  expect(shown()).toEqual(["2", "none"]);
});

test("but never away from a comment that is being written: who is next is told and shown when asked for", async () => {
  await turnOf(1);
  await focus("textarea");
  const field = document.activeElement;
  await turnOf(2);
  expect(shown()).toEqual(["1", "2"]);
  expect(document.activeElement).toBe(field);
  // The score that goes with the comment is still theirs.
  await focus("#score");
  expect(shown()).toEqual(["1", "2"]);
  await act(async () => at("#show").click());
  expect(shown()).toEqual(["2", "none"]);
});

test("nor from a question about them, which stands elsewhere in the document", async () => {
  await turnOf(1);
  await focus("textarea");
  await turnOf(2);
  await focus("#submit");
  expect(shown()).toEqual(["1", "2"]);
  await focus("#score");
  expect(shown()).toEqual(["1", "2"]);
  await focus("#outside");
  await turnOf(1);
  await focus("#submit");
  await turnOf(2);
  expect(shown()).toEqual(["1", "2"]);
});

test("who goes on to something else has written to the end, who looks at another window has not", async () => {
  await turnOf(1);
  await focus("textarea");
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await act(async () => at("textarea").blur());
  await turnOf(2);
  expect(shown()).toEqual(["1", "2"]);
  vi.mocked(document.hasFocus).mockReturnValue(true);
  await focus("textarea");
  await focus("#outside");
  expect(shown()).toEqual(["2", "none"]);
});

test.each([
  ["goes back into the panel", () => focus("#score")],
  ["is lost", async () => {}],
])("once the question is answered the panel follows again, wherever the focus is: it %s", async (_where, goBack) => {
  await turnOf(1);
  await focus("#submit");
  await answered(1);
  await goBack();
  await turnOf(2);
  expect(shown()).toEqual(["2", "none"]);
});
