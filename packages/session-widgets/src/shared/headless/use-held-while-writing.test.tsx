// @vitest-environment jsdom
import { act } from "react";
import { createPortal } from "react-dom";
import { expect, test, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { useHeldWhileWriting } from "./use-held-while-writing";

const { render, at, focus } = reactRoot();

/** A panel as far as what is shown in it, and something outside it. */
function Panel({ wanted, asks = true, gone }: { wanted: number; asks?: boolean; gone?: number }) {
  const { shown, watch, release } = useHeldWhileWriting(wanted, (held) => gone !== held);
  return (
    <>
      <div {...watch} data-shown={shown}>
        <textarea key={shown} />
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
const turnOf = (wanted: number) => render(<Panel wanted={wanted} />);
/** The question was answered, and went with the focus on it. */
const answered = (wanted: number) => render(<Panel wanted={wanted} asks={false} />);
const press = () => new Event("pointerdown", { bubbles: true });
const shown = () => at("[data-shown]").dataset.shown;

test("the wanted value is shown", async () => {
  await turnOf(1);
  await focus("#score");
  await turnOf(2);
  expect(shown()).toBe("2");
});

test("the wanted value does not replace a text that is being written, until the user asks for it", async () => {
  await turnOf(1);
  await focus("textarea");
  const field = document.activeElement;
  await turnOf(2);
  expect(shown()).toBe("1");
  expect(document.activeElement).toBe(field);
  // The score that goes with the comment belongs to it.
  await focus("#score");
  expect(shown()).toBe("1");
  await act(async () => at("#show").click());
  expect(shown()).toBe("2");
});

test("the wanted value does not replace a dialog about the text, elsewhere in the document", async () => {
  await turnOf(1);
  await focus("textarea");
  await turnOf(2);
  await focus("#submit");
  expect(shown()).toBe("1");
  await focus("#score");
  expect(shown()).toBe("1");
  await focus("#outside");
  await turnOf(1);
  await focus("#submit");
  await turnOf(2);
  expect(shown()).toBe("1");
});

test("moving to another element ends the writing, switching to another window does not", async () => {
  await turnOf(1);
  await focus("textarea");
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await act(async () => at("textarea").blur());
  await turnOf(2);
  expect(shown()).toBe("1");
  vi.mocked(document.hasFocus).mockReturnValue(true);
  await focus("textarea");
  await focus("#outside");
  expect(shown()).toBe("2");
});

test.each([
  ["into something else", () => focus("#outside")],
  ["and presses what takes no focus", () => act(async () => void at("#outside").dispatchEvent(press()))],
])("blurring the field and continuing %s ends the writing", async (_where, continueElsewhere) => {
  await turnOf(1);
  await focus("textarea");
  await turnOf(2);
  await act(async () => at("textarea").blur());
  expect(shown()).toBe("1");
  await act(async () => void at("#score").dispatchEvent(press()));
  expect(shown()).toBe("1");
  await continueElsewhere();
  expect(shown()).toBe("2");
});

test.each([
  ["goes back into the panel", () => focus("#score")],
  ["is lost", async () => {}],
])(
  "after the dialog is answered the wanted value is shown again, wherever the focus is: it %s",
  async (_where, goBack) => {
    await turnOf(1);
    await focus("#submit");
    await answered(1);
    await goBack();
    await turnOf(2);
    expect(shown()).toBe("2");
  },
);

test("a value that can no longer be shown is not held, and text in its replacement does not count for it", async () => {
  await turnOf(1);
  await focus("textarea");
  await turnOf(2);
  await render(<Panel wanted={2} gone={1} />);
  expect(shown()).toBe("2");
  await focus("textarea");
  await render(<Panel wanted={3} gone={1} />);
  expect(shown()).toBe("2");
});

test("in a drawer only a text field holds the value, not another focused element", async () => {
  const inDrawer = (wanted: number) =>
    render(
      <div role="dialog">
        <Panel wanted={wanted} />
      </div>,
    );
  await inDrawer(1);
  await focus("#score");
  await inDrawer(2);
  expect(shown()).toBe("2");
  await focus("textarea");
  await inDrawer(3);
  expect(shown()).toBe("2");
  await focus("#outside");
  expect(shown()).toBe("3");
});
