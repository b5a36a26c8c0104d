import { sampleElement } from "@hotseat/collab/scene/testing";
import { expect, test } from "vitest";
import { storyEdits, storyReplay, storyStrokes, storyTime } from "../replay.fixtures";
import { createBoardTrack } from "./board-track";
import { createPadTrack } from "./pad-track";
import type { ReplayChange } from "./replay.types";

const BEGINS_AT = Date.parse(storyReplay.session.started_at);
const at = (minutes: number, seconds = 0) => (minutes * 60 + seconds) * 1000;

test("the pad at three moments has the text of each, with who wrote which line", () => {
  const pad = createPadTrack(storyEdits, BEGINS_AT);
  expect(pad.at(at(6)).text).toBe("");
  expect(pad.at(at(7, 18)).lines.map(({ author }) => author)).toEqual([401, 401, 401, 401, 401, 402, 401]);
  expect(pad.at(at(7, 18)).latest).toEqual({ atMs: at(7, 18), author: 401, line: 7, position: 193 });
  const last = pad.at(at(80));
  expect(last.lines.slice(7).map(({ author }) => author)).toEqual([null, null, 403, 404, 404, null]);
  expect(last.text).toContain("oldest_unread");
  expect(pad.at(at(6)).text).toBe("");
});

test("the board at three moments has what was on it; what is taken away is gone, what is moved is its maker's (TL-R.5)", () => {
  const board = createBoardTrack(storyStrokes, BEGINS_AT);
  const places = (minutes: number) => board.at(at(minutes)).elements.map(({ id, x }) => [id, x]);
  expect(places(2)).toEqual([
    ["1", 0],
    ["2", 0],
  ]);
  expect(places(25)).toEqual([
    ["1", 20],
    ["2", 0],
    ["3", 180],
    ["4", 340],
    ["5", 180],
  ]);
  expect(places(80).map(([id]) => id)).toEqual(["1", "2", "3", "4", "6"]);
  expect(board.makerOf("1")).toBe(401);
  expect(board.makerOf("9")).toBeNull();
  expect(board.imageIds).toEqual([]);
});

test("a board shows offline strokes over their own time, also when others' changes were stored before them (TL-W.22)", () => {
  const stroke = (id: string, version = 1, isDeleted = false) => sampleElement("rectangle", { id, version, isDeleted });
  const changes = [
    { second: 50, attendee_id: 401, elements: [stroke("online")] },
    { second: 10, attendee_id: 402, elements: [stroke("offline")] },
    { second: 30, attendee_id: 402, elements: [stroke("offline", 2, true)] },
    { second: 40, attendee_id: 402, elements: [stroke("kept")] },
  ].map(({ second, ...change }, seq): ReplayChange => {
    const moment = new Date(BEGINS_AT + second * 1000).toISOString();
    return { ...change, seq, at: moment, operation: null };
  });
  const board = createBoardTrack(changes, BEGINS_AT);
  const shownAt = (second: number) => board.at(second * 1000).elements.map(({ id }) => id);
  expect([5, 20, 35, 45, 55].map(shownAt)).toEqual([[], ["offline"], [], ["kept"], ["kept", "online"]]);
  expect(board.at(20_000).latest).toMatchObject({ atMs: 10_000, author: 402 });
  expect(board.at(55_000).latest).toMatchObject({ atMs: 50_000, author: 401 });
});

test("a board names the images that were ever on it, each once, and none that the gate refuses", () => {
  const image = (id: string, fileId: string, version = 1) =>
    sampleElement("image", { id, fileId, version, isDeleted: version > 1 });
  const strokes = [
    [image("1", "photo")],
    [image("2", "photo"), image("3", "scan")],
    [image("3", "scan", 2), { ...image("4", "bad"), fileId: '"><script>' }],
  ].map((elements, seq): ReplayChange => ({ seq, at: storyTime(seq), attendee_id: 401, operation: null, elements }));
  expect(createBoardTrack(strokes, BEGINS_AT).imageIds).toEqual(["photo", "scan"]);
});

test("a board that was cleared at the end has each element that was ever on it, as it was before its deletion (TL-R.1)", () => {
  const stroke = (id: string, version: number, change: object) =>
    sampleElement("rectangle", { id, version, index: `a${id}`, ...change });
  const changes = [
    [stroke("2", 1, { x: 5 }), stroke("1", 1, { x: 1 })],
    [stroke("1", 2, { x: 900 })],
    [stroke("1", 3, { x: 900, isDeleted: true }), stroke("2", 2, { x: 5, isDeleted: true })],
    [stroke("3", 1, { isDeleted: true })],
  ].map((elements, seq): ReplayChange => ({ seq, at: storyTime(seq), attendee_id: 401, operation: null, elements }));
  const board = createBoardTrack(changes, BEGINS_AT);
  expect(board.at(at(80)).elements).toEqual([]);
  expect(board.everDrawn.map(({ id, x }) => [id, x])).toEqual([
    ["1", 900],
    ["2", 5],
  ]);
});

test("a moment read twice is the same object, and the time between two changes too", () => {
  const pad = createPadTrack(storyEdits, BEGINS_AT);
  expect(pad.at(at(8))).toBe(pad.at(at(9)));
  const board = createBoardTrack(storyStrokes, BEGINS_AT);
  expect(board.at(at(8))).toBe(board.at(at(9)));
});

test("a jump to any of 2,000 edits gives the same text as playing up to it", () => {
  const changes: ReplayChange[] = Array.from({ length: 2000 }, (_, seq) => ({
    seq,
    at: storyTime(seq),
    attendee_id: seq % 3,
    operation: seq === 0 ? ["0"] : [seq, String(seq % 10)],
    elements: null,
  }));
  const played = createPadTrack(changes, BEGINS_AT);
  const jumped = createPadTrack(changes, BEGINS_AT);
  const texts = changes.map((_, seq) => played.at(seq * 1000).text);
  for (const seq of [1999, 0, 1250, 249, 250, 251, 999, 1998]) expect(jumped.at(seq * 1000).text).toBe(texts[seq]);
});

test("each key of a list has its own moment; one that was typed offline before another person's edit is shown with that edit (TL-P.83)", () => {
  const keys: [atMs: number, author: number, operation: (number | string)[]][] = [
    [1_000, 401, ["a"]],
    [1_080, 401, [1, "b"]],
    [1_170, 401, [1, -1]],
    [5_000, 402, [1, "!"]],
    [3_000, 401, [1, "c", 1]],
    [6_000, 401, [2, "d", 1]],
  ];
  const changes = keys.map(
    ([atMs, attendee_id, operation], seq): ReplayChange => ({
      seq,
      at: new Date(BEGINS_AT + atMs).toISOString(),
      attendee_id,
      operation,
      elements: null,
    }),
  );
  const pad = createPadTrack(changes, BEGINS_AT);
  const moments = [999, 1_000, 1_080, 1_170, 3_000, 4_999, 5_000, 6_000];
  expect(moments.map((atMs) => pad.at(atMs).text)).toEqual(["", "a", "ab", "a", "a", "a", "ac!", "acd!"]);
});
