import { describe, expect, it } from "vitest";
import {
  clearFilters,
  isExcluded,
  isNarrowed,
  NO_REQUEST_FILTERS,
  type RequestFilters,
  readRequestFilters,
  shownKinds,
  showSession,
  writeRequestFilters,
} from "./request-filters";

const seatsOf12: RequestFilters = { ...NO_REQUEST_FILTERS, tab: "seats", session: 12 };

describe("the filters in an address (AS-3.17)", () => {
  it.each<RequestFilters>([
    NO_REQUEST_FILTERS,
    { tab: "seats", search: "ann & co", institution: 7, session: 12, waiting: 3, order: "shortest" },
    { ...NO_REQUEST_FILTERS, tab: "accounts", waiting: 7 },
  ])("are read as they were written: %o", (filters) => {
    expect(readRequestFilters(writeRequestFilters(filters))).toEqual(filters);
  });

  it("are empty without filters", () => {
    expect(writeRequestFilters(NO_REQUEST_FILTERS)).toBe("");
  });

  it.each(["?tab=none&order=up", "?institution=x&session=-1&waiting=2", "?session=1e3", "?institution=99999999999"])(
    "are none where %s means nothing",
    (search) => {
      expect(readRequestFilters(search)).toEqual(NO_REQUEST_FILTERS);
    },
  );
});

it("isExcluded is true for accounts in a session alone: the session holds on every tab", () => {
  expect(readRequestFilters("?tab=accounts&session=12")).toEqual({ ...seatsOf12, tab: "accounts" });
  expect([
    isExcluded("account", seatsOf12),
    isExcluded("seat", seatsOf12),
    isExcluded("account", NO_REQUEST_FILTERS),
  ]).toEqual([true, false, false]);
});

it("showSession leaves the tab of accounts", () => {
  expect(showSession({ ...NO_REQUEST_FILTERS, tab: "accounts" }, 12)).toEqual({ ...NO_REQUEST_FILTERS, session: 12 });
  expect(showSession(seatsOf12, null).tab).toBe("seats");
});

it("shownKinds has both kinds until a tab is chosen", () => {
  expect([
    shownKinds(NO_REQUEST_FILTERS),
    shownKinds(seatsOf12),
    shownKinds({ ...NO_REQUEST_FILTERS, tab: "accounts" }),
  ]).toEqual([["account", "seat"], ["seat"], ["account"]]);
});

it("clearFilters keeps the tab and the order", () => {
  const kept = { ...NO_REQUEST_FILTERS, tab: "seats", order: "shortest" } as const;
  expect(clearFilters({ ...kept, search: "ann", institution: 7, session: 12, waiting: 3 })).toEqual(kept);
});

it("isNarrowed is true for each filter, but not for a tab or an order", () => {
  const narrowed = [{ search: "a" }, { institution: 7 }, { session: 12 }, { waiting: 1 as const }];
  expect(narrowed.map((each) => isNarrowed({ ...NO_REQUEST_FILTERS, ...each }))).toEqual([true, true, true, true]);
  expect(isNarrowed({ ...NO_REQUEST_FILTERS, tab: "seats", order: "shortest" })).toBe(false);
});
