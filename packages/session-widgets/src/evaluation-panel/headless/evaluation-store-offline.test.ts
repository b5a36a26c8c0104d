import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, test } from "vitest";
import { fullStorage, storedEvaluation, storyDraft } from "../evaluation-panel.fixtures";
import { openStore } from "../evaluation-store.fixtures";
import type { EvaluationStore } from "./evaluation-store.types";

describe("without a server", () => {
  test("stores the draft on this device and saves it when the server is back", async () => {
    const { store, storage, time, answer, saved, status } = openStore();
    store.editAnswer(1, { comment: "Kept." });
    time.pass(500);
    await answer({ kind: "unreachable" });
    expect(status()).toEqual({ kind: "offline", kept: true });
    expect(storage.getItem("draft")).toContain("Kept.");
    store.retry();
    await saved("t1");
    expect(status()).toEqual({ kind: "saved", at: "t1" });
  });
  test("retries automatically every 5 seconds", async () => {
    const { store, save, time, answer } = openStore();
    store.editAnswer(1, { comment: "Kept." });
    time.pass(500);
    await answer({ kind: "unreachable" });
    time.pass(5_000);
    expect(save).toHaveBeenCalledTimes(2);
  });
  describe("a submission", () => {
    async function submitInVain() {
      const opened = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
      opened.store.submit();
      await opened.answer({ kind: "unreachable" });
      return opened;
    }
    test.each([
      ["when the server is back", (store: EvaluationStore) => store.retry()],
      ["when the page goes away", (store: EvaluationStore) => store.flush()],
      [
        "when the last widget of the session goes away",
        (store: EvaluationStore) => {
          void store.flush();
          store.dispose();
        },
      ],
    ])("goes out as one %s", async (_when, happens) => {
      const { store, save, saved, last, status } = await submitInVain();
      happens(store);
      expect(last().status).toBe("SUBMITTED");
      await saved("t2");
      expect(status()).toEqual({ kind: "submitted", at: "t2" });
      expect(save).toHaveBeenCalledTimes(2);
    });
    test("is sent automatically as a submission, also when the page was hidden while it was under way", async () => {
      const { store, answer, time, last } = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
      store.submit();
      store.flush();
      await answer({ kind: "unreachable" });
      await answer({ kind: "unreachable" });
      time.pass(5_000);
      expect(last().status).toBe("SUBMITTED");
    });
    test.each([
      ["of a saved draft", false],
      ["of words typed a moment before", true],
    ])("%s goes out as one after a reload (LS-D5.4)", async (_of, typed) => {
      const storage = createMemoryStorage();
      const stored = storedEvaluation(storyDraft, { updatedAt: "t1" });
      const before = openStore({ storage, stored });
      if (typed) before.store.editOverall("A last word.");
      before.store.submit();
      await before.answer({ kind: "unreachable" });
      const after = openStore({ storage, stored });
      after.time.pass(0);
      expect(after.last()).toMatchObject({ status: "SUBMITTED", draft: before.store.getState().draft });
      await after.saved("t2");
      expect(after.status()).toEqual({ kind: "submitted", at: "t2" });
      expect(storage.getItem("draft")).toBeNull();
    });
    test("is sent as a submission after a crash while it was under way", () => {
      const storage = createMemoryStorage();
      const stored = storedEvaluation(storyDraft, { updatedAt: "t1" });
      openStore({ storage, stored }).store.submit();
      const after = openStore({ storage, stored });
      after.time.pass(0);
      expect(after.last().status).toBe("SUBMITTED");
    });
    test("becomes a draft for review after a reload that brings another device's text", async () => {
      const { storage } = await submitInVain();
      const theirs = storedEvaluation({ ...storyDraft, overall: "From elsewhere." }, { updatedAt: "t2" });
      const after = openStore({ storage, stored: theirs });
      after.time.pass(0);
      expect(after.save.mock.calls.map(([request]) => request.status)).not.toContain("SUBMITTED");
    });
    test("becomes a draft when another tab kept other text meanwhile", async () => {
      const storage = createMemoryStorage();
      const stored = storedEvaluation(storyDraft, { updatedAt: "t1" });
      const mine = openStore({ storage, stored });
      const other = openStore({ storage, stored });
      other.store.editOverall("From the other tab.");
      other.time.pass(500);
      mine.store.submit();
      expect(mine.last()).toMatchObject({ status: "DRAFT", draft: { overall: expect.stringContaining("other tab") } });
    });
    test("that the server did receive is not sent again after a reload", async () => {
      const { storage } = await submitInVain();
      const after = openStore({
        storage,
        stored: storedEvaluation(storyDraft, { updatedAt: "t2", status: "SUBMITTED" }),
      });
      after.time.pass(60_000);
      expect(after.save).not.toHaveBeenCalled();
      expect(after.status()).toEqual({ kind: "submitted", at: "t2" });
    });
    test("is sent as a submission when a read brings its own lost save first", async () => {
      const { store, last, status } = await submitInVain();
      store.receive(storedEvaluation(storyDraft, { updatedAt: "t2" }));
      expect(status().kind).toBe("offline");
      store.retry();
      expect(last()).toMatchObject({ status: "SUBMITTED", baseUpdatedAt: "t2" });
    });
    test.each([
      ["an edit", (store: EvaluationStore) => store.editOverall("One more thing.")],
      [
        "another device's words",
        (store: EvaluationStore) =>
          store.receive(storedEvaluation({ ...storyDraft, overall: "From elsewhere." }, { updatedAt: "t2" })),
      ],
    ])("is a draft again after %s, to be looked at", async (_what, happens) => {
      const { store, save, time, last } = await submitInVain();
      happens(store);
      store.retry();
      time.pass(5_000);
      expect(save).toHaveBeenCalledTimes(2);
      expect(last().status).toBe("DRAFT");
    });
  });
  test("reports unsafe text on a device without storage", async () => {
    const { store, time, answer, status } = openStore({ storage: fullStorage() });
    store.editAnswer(1, { comment: "Where to?" });
    time.pass(500);
    await answer({ kind: "unreachable" });
    expect(status()).toEqual({ kind: "offline", kept: false });
  });
  test("restores and saves the typed text after a reload", () => {
    const storage = createMemoryStorage();
    const before = openStore({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    before.store.editAnswer(4, { comment: "Typed before the crash." });
    before.time.pass(500);
    const after = openStore({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    expect(after.store.getState().draft.answers[4]?.comment).toBe("Typed before the crash.");
    after.time.pass(0);
    expect(after.last()).toMatchObject({ baseUpdatedAt: "t1" });
  });
});
