import { createMemoryStorage } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { keptPerson } from "./kept-person";

test("whom one chose to evaluate is kept per session, and only a person's number counts", () => {
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
