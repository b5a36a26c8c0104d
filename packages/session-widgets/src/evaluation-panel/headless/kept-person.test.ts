import { createMemoryStorage } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { keptPerson } from "./kept-person";

test("the chosen person is stored per session, and any value but a person's id is ignored", () => {
  const tab = createMemoryStorage();
  expect(keptPerson(tab, 7).read()).toBeNull();
  keptPerson(tab, 7).keep(402);
  expect(keptPerson(tab, 7).read()).toBe(402);
  expect(keptPerson(tab, 8).read()).toBeNull();
  keptPerson(tab, 7).keep(null);
  expect(keptPerson(tab, 7).read()).toBeNull();
  tab.setItem("hotseat.evaluation-person.7", "somebody");
  expect(keptPerson(tab, 7).read()).toBeNull();
});
