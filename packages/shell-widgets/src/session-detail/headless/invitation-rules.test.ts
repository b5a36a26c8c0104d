import type { SessionRole } from "@hotseat/api-client/types";
import { describe, expect, it, test } from "vitest";
import { looksLikeAddress, mayDecline, mayInvite, mayWithdraw } from "./invitation-rules";

describe("an address", () => {
  it.each(["lea@example.org", " lea.b+x@mail.example.org ", "léa@exemple.ch"])("may be %j", (text) =>
    expect(looksLikeAddress(text)).toBe(true),
  );
  it.each(["", "lea", "lea@", "@example.org", "lea@example", "lea@example.", "le a@example.org", "a@b@example.org"])(
    "is not %j",
    (text) => expect(looksLikeAddress(text)).toBe(false),
  );
  it("has an end", () => expect(looksLikeAddress(`${"a".repeat(250)}@b.ch`)).toBe(false));
});

test("is withdrawn only while nobody has answered (LS-D2.3)", () => {
  expect((["pending", "accepted", "declined", "withdrawn"] as const).filter(mayWithdraw)).toEqual(["pending"]);
});

test("host and owner invite, until the session is over (LS-D2.3)", () => {
  const may = (userRole: SessionRole | null, status: string) => mayInvite({ userRole, status: status as "SCHEDULED" });
  expect([may("host", "SCHEDULED"), may("owner", "IN_PROGRESS")]).toEqual([true, true]);
  expect([may("participant", "SCHEDULED"), may("observer", "SCHEDULED"), may(null, "SCHEDULED")]).toEqual(
    Array(3).fill(false),
  );
  expect([may("host", "COMPLETED"), may("owner", "CANCELLED")]).toEqual([false, false]);
});

test("who has an invitation may decline it, until the session is over (LS-D2.3)", () => {
  const my_invitation = { id: 3, role: "participant" } as const;
  expect(mayDecline({ my_invitation, status: "SCHEDULED" })).toBe(true);
  expect(mayDecline({ my_invitation, status: "CANCELLED" })).toBe(false);
  expect(mayDecline({ status: "SCHEDULED" })).toBe(false);
});
