import type { SessionTool, SessionToolList } from "@hotseat/api-client/types";
import { expect, test } from "vitest";
import { openToolOf, rightsOf, toolsOf } from "./tool-panel-rules";

const tool = (id: string, part: Partial<SessionTool> = {}): SessionTool => ({
  id,
  kind: "whiteboard",
  name: id,
  position: 0,
  locked: false,
  created_at: "2026-11-24T13:00:00.000Z",
  read_only: null,
  ...part,
});
const list = (...results: SessionTool[]): SessionToolList => ({
  results,
  next: null,
  previous: null,
  count: results.length,
  can_create: ["code"],
  can_lock: true,
  can_clear: false,
});
const visitorOf = (attendeeId: number) =>
  attendeeId === 9 ? null : { attendeeId, name: "Amara", fullName: "Amara Diallo", isMe: false };

test("a tab lists the tools of its kind, each with the people at it", () => {
  const places = [
    { attendee_id: 1, tool_id: "b" },
    { attendee_id: 9, tool_id: "b" },
    { attendee_id: 2, tool_id: "c" },
  ];
  const tools = toolsOf(
    list(tool("a"), tool("b", { locked: true, read_only: "locked" }), tool("c", { kind: "code" })),
    "whiteboard",
    places,
    visitorOf,
  );
  expect(
    tools.map(({ id, locked, isReadOnly, people }) => [id, locked, isReadOnly, people.map((one) => one.attendeeId)]),
  ).toEqual([
    ["a", false, false, []],
    ["b", true, true, [1]],
  ]);
});

test("the first tool is open until another is chosen; a chosen one that is closed is gone", () => {
  const tools = toolsOf(list(tool("a"), tool("b")), "whiteboard", [], visitorOf);
  expect(openToolOf(tools, null)).toMatchObject({ status: "open", tool: { id: "a" } });
  expect(openToolOf(tools, "b")).toMatchObject({ status: "open", tool: { id: "b" } });
  expect(openToolOf(tools, "z")).toEqual({ status: "gone", id: "z" });
  expect(openToolOf([], null)).toEqual({ status: "none" });
});

test("a reader may make tools of the kinds that the server names", () => {
  expect(rightsOf(list(), "whiteboard")).toEqual({ mayCreate: false, mayLock: true, mayClear: false });
  expect(rightsOf(list(), "code").mayCreate).toBe(true);
});
