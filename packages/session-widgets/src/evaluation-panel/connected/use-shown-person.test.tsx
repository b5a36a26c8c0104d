// @vitest-environment jsdom
import { createMemoryStorage } from "@hotseat/core/testing";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { reactRoot } from "../../react-root.fixtures";
import type { PanelPerson } from "../view";
import { useShownPerson } from "./use-shown-person";

const PEOPLE: PanelPerson[] = [
  { id: 1, name: "Amara Diallo", role: "participant" },
  { id: 2, name: "Jonas Keller", role: "participant" },
  { id: 3, name: "Lucie Moreau", role: "you" },
];
const { render, at } = reactRoot();
beforeEach(() => void vi.stubGlobal("sessionStorage", createMemoryStorage()));

/** As the panel: all of it is anew with another person. */
function Panel({ inHotSeatId, ratesMyself }: { inHotSeatId: number | null; ratesMyself: boolean }) {
  const { person, upNext, onPersonChange, watch } = useShownPerson({
    sessionId: 7,
    people: PEOPLE,
    inHotSeatId,
    personId: null,
    ratesMyself,
    myId: 3,
  });
  return (
    <div {...watch}>
      <div key={person?.id} data-about={person?.name}>
        <button type="button" data-choose-person />
        <button type="button" id="jonas" onClick={() => onPersonChange(2)} />
        {upNext ? (
          <button type="button" id="next" onClick={upNext.onShow}>
            {upNext.name}
          </button>
        ) : null}
        <textarea />
      </div>
    </div>
  );
}
const turnOf = (inHotSeatId: number | null, ratesMyself = false) =>
  render(<Panel inHotSeatId={inHotSeatId} ratesMyself={ratesMyself} />);
const press = (selector: string) =>
  act(async () => {
    at(selector)?.focus();
    at(selector)?.click();
  });
const seen = () => ({ about: at("[data-about]")?.dataset.about, next: at("#next")?.textContent ?? null });

test("the panel follows who is in the hot seat (LS-2.30)", async () => {
  await turnOf(1);
  expect(seen()).toEqual({ about: "Amara Diallo", next: null });
  await turnOf(2);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});

test("whom one chose stays in the next turns, and who is in the hot seat is told, oneself too", async () => {
  await turnOf(1);
  await press("#jonas");
  expect(seen()).toEqual({ about: "Jonas Keller", next: "Amara Diallo" });
  await turnOf(3);
  expect(seen()).toEqual({ about: "Jonas Keller", next: "Lucie Moreau" });
  await press("#next");
  expect(seen()).toEqual({ about: "Lucie Moreau", next: null });
  await turnOf(1);
  expect(seen()).toEqual({ about: "Amara Diallo", next: null });
});

test("who is asked for takes the focus along: what was pressed is gone (WCAG 2.4.3)", async () => {
  await turnOf(1);
  await act(async () => at("textarea")?.focus());
  await turnOf(2);
  expect(seen()).toEqual({ about: "Amara Diallo", next: "Jonas Keller" });
  await press("#next");
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
  expect(document.activeElement).toBe(at("[data-choose-person]"));
});

test("a turn that changes by itself takes no focus", async () => {
  await turnOf(1);
  await turnOf(2);
  expect(document.activeElement).toBe(document.body);
});

test("my own rating is asked for, whomever I had chosen, but I may go on to others", async () => {
  await turnOf(3);
  await press("#jonas");
  expect(seen().about).toBe("Jonas Keller");
  await turnOf(3, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: null });
  await press("#jonas");
  expect(seen().about).toBe("Jonas Keller");
});

test("the next person is called before I have rated myself: my own stays, and the next is offered", async () => {
  await turnOf(3);
  await turnOf(1, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: "Amara Diallo" });
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: "Jonas Keller" });
  await turnOf(2);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});

test("having gone on from my own rating, the panel follows the turns again, also where it is opened again", async () => {
  await turnOf(1, true);
  await press("#next");
  expect(seen()).toEqual({ about: "Amara Diallo", next: null });
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
  await render(null);
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});
