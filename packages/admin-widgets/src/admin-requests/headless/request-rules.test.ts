import { describe, expect, it } from "vitest";
import { accountRequests, fullSeats, seatRequests } from "../admin-requests.fixtures";
import type { AccountRequest, AdminRequest, SeatRequest } from "./admin-requests.types";
import {
  approvalOf,
  beginningOf,
  firstReasonOf,
  kindsOf,
  observersAmong,
  remarkBeside,
  remarkOf,
  requestedPlaceOf,
} from "./request-rules";

const [account] = accountRequests as readonly [AccountRequest];
const [seat] = seatRequests as readonly [SeatRequest];

describe("approvalOf and remarkOf", () => {
  const full = { ...seat, is_full: true };
  it.each<[string, AdminRequest, string, string | null]>([
    ["an account with an address of the institution", account, "approve", "foreignAddress"],
    ["an account nothing is known of", { ...account, is_address_of_institution: null }, "approve", "addressConfirmed"],
    ["an address that nobody confirmed", { ...account, is_confirmed: false }, "approve", "notConfirmed"],
    ["a free seat", seat, "approve", null],
    ["a taken seat with observers", full, "approve_as_observer", "noSeat"],
    ["a taken seat without observers", { ...full, observers_allowed: false }, "none", "noSeatNorObservers"],
    ["one's own request", { ...full, is_own: true }, "none", "ownRequest"],
    ["an observer without a place", fullSeats[1] as SeatRequest, "none", "noObservers"],
    ["an observer without a place in a session with observers", { ...full, role: "observer" }, "none", "noObservers"],
  ])("of %s", (_name, request, approval, remark) => {
    expect([approvalOf(request), remarkOf(request)]).toEqual([approval, remark]);
  });
});

it("observersAmong has the requests without a free seat in sessions with observers", () => {
  const full = { ...seat, is_full: true };
  const watching = observersAmong([
    account,
    seat,
    full,
    { ...full, is_own: true },
    { ...full, observers_allowed: false },
  ]);
  expect(watching).toEqual([full]);
});

it("remarkBeside leaves out that no seat is free only where the failure says so", () => {
  const full = { ...seat, is_full: true };
  expect([
    remarkBeside("full", full),
    remarkBeside("noObservers", fullSeats[1] as SeatRequest),
    remarkBeside("unavailable", full),
    remarkBeside("full", account),
  ]).toEqual([null, null, "noSeat", "foreignAddress"]);
});

it("requestedPlaceOf tells the hot seat, no turn and an observer apart", () => {
  expect([
    requestedPlaceOf({ role: "participant", hot_seat: true }),
    requestedPlaceOf({ role: "participant", hot_seat: false }),
    requestedPlaceOf({ role: "observer", hot_seat: false }),
  ]).toEqual(["hotSeat", "noTurn", "observer"]);
});

it("kindsOf is mixed only for requests of both kinds", () => {
  expect([kindsOf([account, account]), kindsOf([seat]), kindsOf([seat, account])]).toEqual([
    "account",
    "seat",
    "mixed",
  ]);
});

it("firstReasonOf says that no seat is left only where all are taken", () => {
  const full = { ...seat, is_full: true };
  expect([[account], [full], [full, seat], [full, account]].map(firstReasonOf)).toEqual([
    "unknownAddress",
    "noSeat",
    "otherGroup",
    "noMember",
  ]);
});

describe("beginningOf", () => {
  it("returns a message of 64 characters whole", () => {
    expect(beginningOf("a".repeat(64))).toBe("a".repeat(64));
  });

  it("cuts a longer one after a whole word", () => {
    expect(beginningOf(`${"word ".repeat(15)}extraordinary`)).toBe(`${"word ".repeat(12).trim()}…`);
  });

  it("cuts a word of 65 characters", () => {
    expect(beginningOf("a".repeat(65))).toBe(`${"a".repeat(64)}…`);
  });
});
