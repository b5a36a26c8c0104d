import { expect, it } from "vitest";
import { NO_REQUEST_FILTERS } from "../headless/request-filters";
import { accountFilters, seatFilters } from "./request-shapes";

const NOW = Date.parse("2026-11-24T12:55:00.000Z");

it("no filters ask for nothing", () => {
  expect(seatFilters(NO_REQUEST_FILTERS, NOW)).toEqual({});
  expect(accountFilters({ ...NO_REQUEST_FILTERS, search: "  " }, NOW)).toEqual({});
});

it("every filter goes to the server, the session for seats alone", () => {
  const filters = {
    ...NO_REQUEST_FILTERS,
    search: " ann ",
    institution: 7,
    session: 12,
    waiting: 3,
    order: "shortest",
  } as const;
  const asked = {
    search: "ann",
    institution_id: 7,
    order: "shortest",
    waiting_since_before: "2026-11-21T12:00:00.000Z",
  };
  expect(accountFilters(filters, NOW)).toEqual(asked);
  expect(seatFilters(filters, NOW)).toEqual({ ...asked, session_id: 12 });
});

it("the time of a wait stays the same until the hour changes", () => {
  const at = (now: number) => accountFilters({ ...NO_REQUEST_FILTERS, waiting: 1 }, now).waiting_since_before;
  expect(at(NOW + 4 * 60_000)).toBe(at(NOW));
  expect(at(NOW + 5 * 60_000)).toBe("2026-11-23T13:00:00.000Z");
});
