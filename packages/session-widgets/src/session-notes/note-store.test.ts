import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { mergeNotes } from "./merge-notes";
import { createNoteStore } from "./note-store";
import { NOTE_RETRY_MS, NOTE_SAVE_MS } from "./session-notes.constants";
import type { NoteReply, StoredNote } from "./session-notes.types";

const note = (content: string, version = 1): StoredNote => ({
  id: 5,
  content,
  timestamp: `2026-11-24T14:0${version}:00.000Z`,
});

function setUp(answers: readonly NoteReply[] = []) {
  const storage = createMemoryStorage();
  const clock = createManualClock();
  const calls: string[] = [];
  const left = [...answers];
  const answer = (content: string): NoteReply => left.shift() ?? { kind: "saved", stored: note(content, 2) };
  const port = {
    create: async (content: string) => {
      calls.push(`create ${content}`);
      return answer(content);
    },
    update: async (base: StoredNote, content: string) => {
      calls.push(`update ${base.timestamp.slice(14, 16)} ${content}`);
      return answer(content);
    },
  };
  return {
    storage,
    clock,
    calls,
    open: () => {
      const store = createNoteStore({ port, storage, key: "k", clock });
      store.start();
      return store;
    },
  };
}

it("stores a note at every key press, and on the server within half a second", async () => {
  const { storage, clock, calls, open } = setUp();
  const store = open();
  store.edit("Clar");
  store.edit("Clarify");
  expect(storage.getItem("k")).toContain('"Clarify"');
  await clock.advance(500);
  expect(calls).toEqual(["create Clarify"]);
  expect(store.getState().status).toEqual({ kind: "saved", at: note("", 2).timestamp });
  store.edit("Clarify first");
  await clock.advance(NOTE_SAVE_MS);
  expect(calls.at(-1)).toBe("update 02 Clarify first");
});

it("keeps notes through an outage and a reload, and saves them automatically", async () => {
  const { clock, calls, open } = setUp([{ kind: "unreachable" }, { kind: "unreachable" }]);
  const before = open();
  before.edit("Offline");
  await clock.advance(NOTE_SAVE_MS);
  expect(before.getState()).toEqual({ content: "Offline", status: { kind: "local" } });
  const after = open();
  expect(after.getState().content).toBe("Offline");
  await clock.advance(NOTE_RETRY_MS);
  expect(after.getState().status.kind).toBe("saved");
  expect(new Set(calls)).toEqual(new Set(["create Offline"]));
});

it("loses neither tab's text when both write", async () => {
  const { clock, calls, open } = setUp([{ kind: "changed", current: note("Base\ntheirs", 3) }]);
  const store = open();
  store.receive(note("Base"));
  expect(store.getState()).toMatchObject({ content: "Base", status: { kind: "saved" } });
  store.edit("Base\nmine");
  await clock.advance(NOTE_SAVE_MS);
  expect(store.getState().content).toBe("Base\ntheirs\nmine");
  await clock.advance(NOTE_SAVE_MS);
  expect(calls).toEqual(["update 01 Base\nmine", "update 03 Base\ntheirs\nmine"]);
});

it("shows another tab's text while nothing is typed here, and continues a note begun elsewhere", async () => {
  const { clock, calls, open } = setUp([{ kind: "saved", stored: note("begun there") }]);
  const store = open();
  store.edit("begun here");
  await clock.advance(NOTE_SAVE_MS);
  expect(store.getState().content).toBe("begun here\n\nbegun there");
  await clock.advance(NOTE_SAVE_MS);
  expect(calls.at(-1)).toBe("update 01 begun here\n\nbegun there");
  store.receive(note("only this", 4));
  expect(store.getState().content).toBe("only this");
});

it("creates a new note when it was deleted elsewhere during the writing", async () => {
  const { clock, calls, open } = setUp([{ kind: "changed", current: null }]);
  const store = open();
  store.receive(note("Base"));
  store.edit("Base and more");
  await clock.advance(NOTE_SAVE_MS);
  await clock.advance(NOTE_SAVE_MS);
  expect(calls).toEqual(["update 01 Base and more", "create Base and more"]);
});

it("truncates nothing: an overlong text stays on this device and is reported", async () => {
  const { storage, clock, calls, open } = setUp();
  const store = open();
  store.edit("x".repeat(5003));
  await clock.advance(NOTE_SAVE_MS);
  expect([store.getState().status, calls]).toEqual([{ kind: "tooLong", by: 3 }, []]);
  expect(storage.getItem("k")).toContain("xxx");
});

it("removes saved text from the device, and keeps unsaved text", async () => {
  const { storage, clock, open } = setUp([{ kind: "unreachable" }]);
  const store = open();
  store.edit("mine");
  await clock.advance(NOTE_SAVE_MS);
  store.release();
  expect(storage.getItem("k")).toContain("mine");
  await clock.advance(0);
  store.release();
  expect(storage.getItem("k")).toBeNull();
});

it("keeps unsaved text on this device when it is disposed of, and stops automatic saves", async () => {
  const { storage, clock, calls, open } = setUp([{ kind: "unreachable" }, { kind: "unreachable" }]);
  const store = open();
  store.edit("mine");
  await store.flush();
  await store.flush();
  store.dispose();
  await clock.advance(10 * NOTE_RETRY_MS);
  expect([calls.length, storage.getItem("k")]).toEqual([2, expect.stringContaining("mine")]);
  const again = open();
  await clock.advance(0);
  again.dispose();
  expect([again.getState().status.kind, storage.getItem("k")]).toEqual(["saved", null]);
});

it.each([
  ["the same twice", "a", "b", "b", "b"],
  ["one side only", "a", "a", "ab", "ab"],
  ["mine within theirs", "", "b", "abc", "abc"],
  ["both apart", "a", "b", "c", "b\n\nc"],
])("merges %s", (_what, base, mine, theirs, merged) => {
  expect(mergeNotes(base, mine, theirs)).toBe(merged);
});
