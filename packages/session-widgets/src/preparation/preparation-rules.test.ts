import type { OperationBody } from "@hotseat/api-client";
import type { setExtraTime } from "@hotseat/api-client/attendees";
import { PROFILE_MAX_LENGTH } from "@hotseat/api-client/constants";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type ComposingFacts,
  type ExtraTimePercent,
  handOf,
  mayApprove,
  mayCompose,
  profileFace,
  tooLongBy,
} from "./preparation-rules";

test("the extra time options are the values that the server accepts", () => {
  expectTypeOf<ExtraTimePercent>().toEqualTypeOf<OperationBody<typeof setExtraTime>["percent"]>();
});

describe("scenario, questions and extra time", () => {
  const facts: ComposingFacts = {
    hand: "own",
    takesHotSeat: true,
    scheduleStatus: "IDLE",
    sessionStatus: "IN_PROGRESS",
  };
  test("can be changed by the person and by the host until the schedule starts (LS-D3.2)", () => {
    expect(mayCompose(facts)).toBe(true);
    expect(mayCompose({ ...facts, hand: "leads", sessionStatus: "SCHEDULED" })).toBe(true);
    const not: Array<Partial<ComposingFacts>> = [
      { hand: "none" },
      { takesHotSeat: false },
      { scheduleStatus: "RUNNING" },
      { scheduleStatus: null },
      { sessionStatus: "COMPLETED" },
    ];
    for (const change of not) expect(mayCompose({ ...facts, ...change })).toBe(false);
  });
  test("are the viewer's own for a host's own part too", () => {
    expect(handOf({ isOwn: true, leads: true })).toBe("own");
    expect(handOf({ isOwn: false, leads: true })).toBe("leads");
    expect(handOf({ isOwn: false, leads: false })).toBe("none");
  });
});

describe("the viewer's own profile (LS-D5.6)", () => {
  const nothing = { stored: null, approved: false, written: null, typed: null };
  test("is empty, then a draft to approve, then the text that the others read", () => {
    expect(profileFace(nothing)).toEqual({ kind: "none" });
    expect(profileFace({ ...nothing, stored: "A nurse." })).toEqual({
      kind: "draft",
      text: "A nurse.",
      replaces: false,
      typed: false,
    });
    expect(profileFace({ ...nothing, stored: "A nurse.", approved: true })).toEqual({
      kind: "approved",
      text: "A nurse.",
    });
  });
  test("keeps the typed text when a new text was written meanwhile", () => {
    const facts = { stored: "A nurse.", approved: true, written: "Rehearses.", typed: "A nurse of ten years." };
    expect(profileFace(facts)).toEqual({ kind: "draft", text: "A nurse of ten years.", replaces: true, typed: true });
    expect(profileFace({ ...facts, typed: null })).toEqual({
      kind: "draft",
      text: "Rehearses.",
      replaces: true,
      typed: false,
    });
  });
  test("can be approved when it is not empty and not too long", () => {
    expect(mayApprove("  ")).toBe(false);
    expect(mayApprove("x".repeat(PROFILE_MAX_LENGTH))).toBe(true);
    expect(mayApprove("x".repeat(PROFILE_MAX_LENGTH + 1))).toBe(false);
    expect(tooLongBy("x".repeat(PROFILE_MAX_LENGTH + 3))).toBe(3);
  });
});
