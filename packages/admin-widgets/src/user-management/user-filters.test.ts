import { expect, it } from "vitest";
import { readUserFilters, writeUserFilters } from "./user-filters";

it("filters survive the way through the address", () => {
  const filters = { search: "Léa & co", role: "user", status: "inactive" } as const;
  expect(readUserFilters(writeUserFilters(filters))).toEqual(filters);
});

it("unknown values of an address are no filters, and no filters leave no address", () => {
  const none = { search: "", role: null, status: null };
  expect(readUserFilters("?role=king&status=asleep")).toEqual(none);
  expect(writeUserFilters(none)).toBe("");
});
