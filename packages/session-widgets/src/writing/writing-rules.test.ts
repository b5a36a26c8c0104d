import type { AiTask, AiTaskError, AiTaskKind } from "@hotseat/api-client/types";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  followedTask,
  type TaskFacts,
  type WritingError,
  type WritingKind,
  withPiece,
  writingOf,
} from "./writing-rules";

const task = (change: Partial<TaskFacts> = {}): TaskFacts => ({
  status: "running",
  text: null,
  source: "composer",
  error: null,
  ...change,
});

test("the server's kinds and errors are the ones known here", () => {
  expectTypeOf<WritingKind>().toEqualTypeOf<AiTaskKind>();
  expectTypeOf<WritingError>().toEqualTypeOf<AiTaskError>();
  expectTypeOf<AiTask>().toExtend<TaskFacts>();
});

describe("a text on request (LS-D6.1)", () => {
  test("is being written from its request on, with the text that has arrived", () => {
    expect(writingOf({ request: "pending", task: null, pieces: "" })).toEqual({ kind: "writing", text: "" });
    expect(writingOf({ request: "none", task: task(), pieces: "Half a" })).toEqual({ kind: "writing", text: "Half a" });
  });

  test("reports its failure: refused before the start, or failed during the writing", () => {
    expect(writingOf({ request: { refused: "The schedule has started." }, task: null, pieces: "" })).toEqual({
      kind: "failed",
      code: null,
      detail: "The schedule has started.",
    });
    const failed = task({ status: "failed", error: { code: "provider_busy" } });
    expect(writingOf({ request: "none", task: failed, pieces: "Half" })).toMatchObject({ code: "provider_busy" });
  });

  test("is done with the whole text and its author; a cancelled one counts as never requested", () => {
    const done = task({ status: "done", text: "All of it.", source: "ai" });
    expect(writingOf({ request: "none", task: done, pieces: "All" })).toEqual({
      kind: "done",
      text: "All of it.",
      source: "ai",
    });
    expect(writingOf({ request: "none", task: task({ status: "cancelled" }), pieces: "" })).toEqual({ kind: "idle" });
  });
});

describe("text pieces", () => {
  test("extend the text; a repeated piece changes nothing, and a piece after a gap waits for the end", () => {
    const first = withPiece({}, { taskId: "a", offset: 0, text: "Ten " });
    const second = withPiece(first, { taskId: "a", offset: 4, text: "years" });
    expect(second).toEqual({ a: "Ten years" });
    expect(withPiece(second, { taskId: "a", offset: 4, text: "years" })).toBe(second);
    expect(withPiece(second, { taskId: "a", offset: 20, text: "!" })).toBe(second);
    expect(withPiece(second, { taskId: "b", offset: 3, text: "x" })).toBe(second);
  });
});

test("a text under way is followed again after a reload, and one that has ended or is about another person is not", () => {
  const one = { id: "t", kind: "profile" as const, session_id: 1, attendee_id: 4, status: "running" };
  const wanted = { kind: "profile" as const, sessionId: 1, attendeeId: 4 };
  expect(followedTask(null, [one], wanted)).toBe("t");
  expect(followedTask("mine", [one], wanted)).toBe("mine");
  for (const other of [{ status: "done" }, { attendee_id: 5 }, { session_id: 2 }, { kind: "scenario" as const }])
    expect(followedTask(null, [{ ...one, ...other }], wanted)).toBeNull();
});
