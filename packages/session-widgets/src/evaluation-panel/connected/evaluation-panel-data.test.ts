import { expect, test } from "vitest";
import type { PanelPerson } from "../view";
import { shownPerson } from "./evaluation-panel-data";

const amara: PanelPerson = { id: 1, name: "Amara Diallo", role: "you" };
const jonas: PanelPerson = { id: 2, name: "Jonas Keller", role: "participant" };
const lucie: PanelPerson = { id: 3, name: "Lucie Moreau", role: "hotSeat" };

test.each([
  ["the person chosen", [amara, jonas, lucie], 3, 2, jonas],
  ["the person in the hot seat before anybody is chosen", [amara, jonas, lucie], 3, null, lucie],
  ["the first who is not oneself while nobody sits in it", [amara, jonas, lucie], null, null, jonas],
  ["the person in the hot seat when the one chosen gave the seat back", [amara, lucie], 3, 2, lucie],
  ["oneself when there is nobody else", [amara], null, 2, amara],
  ["nobody in an empty session", [], null, 2, null],
])("it shows %s", (_who, people, inHotSeat, chosen, shown) => {
  expect(shownPerson(people, inHotSeat, chosen)).toBe(shown);
});
