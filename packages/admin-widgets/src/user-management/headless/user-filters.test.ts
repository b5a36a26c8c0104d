import { expect, it } from "vitest";
import { isNarrowed, NO_USER_FILTERS, readUserFilters, writeUserFilters } from "./user-filters";

it("filters survive the way through the address", () => {
  const filters = { search: "Léa & co", role: "user", status: "inactive", institution: 7, language: "it" } as const;
  expect(readUserFilters(writeUserFilters(filters))).toEqual(filters);
});

it("unknown values of an address are no filters, and no filters leave no address", () => {
  expect(readUserFilters("?role=king&status=asleep&institution=7e1&language=xx")).toEqual(NO_USER_FILTERS);
  expect(writeUserFilters(NO_USER_FILTERS)).toBe("");
});

it.each([
  [{}, false],
  [{ search: "a" }, true],
  [{ institution: 7 }, true],
  [{ language: "de" } as const, true],
])("filters with %j narrow the table: %s", (change, narrows) => {
  expect(isNarrowed({ ...NO_USER_FILTERS, ...change })).toBe(narrows);
});
