import type { TextStorage } from "@hotseat/core/storage";
import { createManualClock } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { createDraftKeeper, createEvaluationStore, draftKey } from "../../evaluation-panel/headless";
import { createNoteStore, noteKey } from "../../session-notes/headless";
import { keptNotes } from "./kept-notes";

const MINE = { sessionId: 12, keycloakId: "me" };

/** A device on which the real stores of evaluations and notes write, with a server that is not there. */
function createDevice() {
  const kept = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const clock = createManualClock();
  const unreachable = async () => ({ kind: "unreachable" }) as const;
  return {
    entries: () => [...kept],
    kept,
    async evaluate(ids: Parameters<typeof draftKey>[0], overall: string, comment = "") {
      const keeper = createDraftKeeper({ storage, key: draftKey(ids), newStamp: () => "one" });
      const store = createEvaluationStore({ port: { save: unreachable }, keeper, clock, stored: null });
      if (comment !== "") store.editAnswer(31, { score: 5, comment });
      store.editOverall(overall);
      await store.flush();
    },
    note(ids: Parameters<typeof noteKey>[0], content: string) {
      const port = { create: unreachable, update: unreachable };
      createNoteStore({ port, storage, key: noteKey(ids), clock }).edit(content);
    },
  };
}

it("gathers what the stores of one person keep of one session, and nothing of others who use the browser", async () => {
  const device = createDevice();
  await device.evaluate({ ...MINE, evaluateeId: 401 }, "Calm and clear.", "Named dead letters.");
  await device.evaluate({ ...MINE, sessionId: 13, evaluateeId: 401 }, "Other session.");
  await device.evaluate({ ...MINE, evaluateeId: 402, keycloakId: "somebody-else" }, "In confidence.");
  await device.evaluate({ ...MINE, evaluateeId: 402, keycloakId: "not/me" }, "In confidence too.");
  device.note(MINE, " Breathe first. ");
  device.note({ ...MINE, keycloakId: "somebody-else" }, "Private.");
  device.note({ ...MINE, sessionId: 13 }, "Another session.");
  device.kept.set("something.else", "x");
  expect(device.kept.size).toBe(8);
  expect(keptNotes(device.entries(), MINE)).toBe("5/6  Named dead letters.\nCalm and clear.\n\nBreathe first.\n");
});

it("is nothing when nothing was typed or it cannot be read", () => {
  const broken = [draftKey({ ...MINE, evaluateeId: 401 }), noteKey(MINE)].map((key) => [key, "{"] as const);
  expect(keptNotes(broken, MINE)).toBeNull();
});
