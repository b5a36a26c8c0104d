// @vitest-environment jsdom
import { createMemoryStorage } from "@hotseat/core/testing";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { PanelPerson } from "../view";
import { useShownPerson } from "./use-shown-person";

const PEOPLE: PanelPerson[] = [
  { id: 1, name: "Amara Diallo", role: "participant" },
  { id: 2, name: "Jonas Keller", role: "participant" },
  { id: 3, name: "Lucie Moreau", role: "you" },
];
const { render, at } = reactRoot();
beforeEach(() => void vi.stubGlobal("sessionStorage", createMemoryStorage()));

/** Remounts for each person, as the panel does. */
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

test("the panel shows the person in the hot seat when the turn changes (LS-2.30)", async () => {
  await turnOf(1);
  expect(seen()).toEqual({ about: "Amara Diallo", next: null });
  await turnOf(2);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});

test("a chosen person stays in the next turns, and the panel offers the person in the hot seat, the viewer too", async () => {
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

test("showing the next person moves the focus to the person selector, because the pressed button is removed (WCAG 2.4.3)", async () => {
  await turnOf(1);
  await act(async () => at("textarea")?.focus());
  await turnOf(2);
  expect(seen()).toEqual({ about: "Amara Diallo", next: "Jonas Keller" });
  await press("#next");
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
  expect(document.activeElement).toBe(at("[data-choose-person]"));
});

test("a turn that changes by itself does not move the focus", async () => {
  await turnOf(1);
  await turnOf(2);
  expect(document.activeElement).toBe(document.body);
});

test("a due self-rating replaces the chosen person, and the viewer may choose another person", async () => {
  await turnOf(3);
  await press("#jonas");
  expect(seen().about).toBe("Jonas Keller");
  await turnOf(3, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: null });
  await press("#jonas");
  expect(seen().about).toBe("Jonas Keller");
});

test("the self-rating stays when the next turn starts before it is given, and the next person is offered", async () => {
  await turnOf(3);
  await turnOf(1, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: "Amara Diallo" });
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Lucie Moreau", next: "Jonas Keller" });
  await turnOf(2);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});

test("after the viewer leaves the self-rating, the panel follows the turns again, also after a remount", async () => {
  await turnOf(1, true);
  await press("#next");
  expect(seen()).toEqual({ about: "Amara Diallo", next: null });
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
  await render(null);
  await turnOf(2, true);
  expect(seen()).toEqual({ about: "Jonas Keller", next: null });
});
