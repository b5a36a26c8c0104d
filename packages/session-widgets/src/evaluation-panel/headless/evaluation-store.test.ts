import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, test } from "vitest";
import { storedEvaluation, storyDraft, storyQuestions } from "../evaluation-panel.fixtures";
import { openStore } from "../evaluation-store.fixtures";
import { createDraftKeeper } from "./draft-keeper";
import { answeredCount, EMPTY_DRAFT, formDataOf } from "./evaluation-rules";

describe("an edit", () => {
  test("is stored on this device within 500 ms of the first keystroke, even while typing continues (LS-4.43, LS-9.9)", () => {
    const { store, storage, time } = openStore();
    for (const text of ["P", "Pu", "Put"]) {
      store.editAnswer(3, { comment: text });
      time.pass(200);
    }
    expect(storage.getItem("draft")).toContain("Put");
  });
  test("is stored here with the overall comment and each question's score and comment; completeness, progress and submission follow (LS-3.9)", async () => {
    const { store, storage, time, saved } = openStore();
    store.editOverall("Calm and clear.");
    store.editAnswer(1, { score: 4, comment: "Asked first." });
    store.editAnswer(2, { comment: "Not yet." });
    time.pass(499);
    store.flush();
    const kept = createDraftKeeper({ storage, key: "draft", newStamp: () => "another tab" }).read();
    expect(kept?.draft).toEqual({
      overall: "Calm and clear.",
      answers: { 1: { score: 4, comment: "Asked first." }, 2: { score: null, comment: "Not yet." } },
    });
    const draft = kept?.draft ?? EMPTY_DRAFT;
    const complete = Object.values(formDataOf(draft)).map(({ isComplete }) => isComplete);
    expect([complete, answeredCount(draft, storyQuestions)]).toEqual([[true, false], 1]);
    await saved("t1");
    store.submit();
    expect(createDraftKeeper({ storage, key: "draft", newStamp: () => "a third" }).read()?.submits).toBe(true);
    await saved("t2");
    expect(store.getState().status).toEqual({ kind: "submitted", at: "t2" });
  });
  test("is sent to the server 500 ms after the last edit (LS-9.9, LS-D5.4)", () => {
    const { store, save, time } = openStore();
    store.editAnswer(3, { comment: "Put" });
    time.pass(499);
    store.editAnswer(3, { comment: "Put the queue" });
    time.pass(499);
    expect(save).not.toHaveBeenCalled();
    time.pass(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.lastCall?.[0]).toMatchObject({
      status: "DRAFT",
      baseUpdatedAt: null,
      evaluationId: null,
      draft: { answers: { 3: { comment: "Put the queue" } } },
    });
  });
  test("is removed from this device once the server has it", async () => {
    const { store, storage, time, saved, status } = openStore();
    store.editAnswer(3, { score: 5 });
    time.pass(500);
    expect(status()).toEqual({ kind: "saving", submitting: false });
    await saved("t1");
    expect(status()).toEqual({ kind: "saved", at: "t1" });
    expect(storage.getItem("draft")).toBeNull();
  });
});

test("saves run one after the other, each on the version of the previous one", async () => {
  const { store, save, time, saved, last } = openStore();
  store.editAnswer(1, { score: 3 });
  time.pass(500);
  store.editAnswer(1, { score: 4 });
  time.pass(500);
  expect(save).toHaveBeenCalledTimes(1);
  await saved("t1");
  expect(save).toHaveBeenCalledTimes(2);
  expect(last()).toMatchObject({ baseUpdatedAt: "t1", evaluationId: 71, draft: { answers: { 1: { score: 4 } } } });
});

describe("a submitted evaluation", () => {
  test("accepts no edit and sends nothing more", async () => {
    const { store, save, saved, status, time } = openStore({
      stored: storedEvaluation(storyDraft, { updatedAt: "t1" }),
    });
    store.submit();
    expect(status()).toEqual({ kind: "saving", submitting: true });
    await saved("t2");
    expect(status()).toEqual({ kind: "submitted", at: "t2" });
    store.editOverall("Too late.");
    store.saveDraft();
    time.pass(10_000);
    expect(store.getState().draft.overall).toBe("");
    expect(save).toHaveBeenCalledTimes(1);
  });
  test("can be edited again after the host reopens it", () => {
    const { store, status } = openStore({
      stored: storedEvaluation(storyDraft, { updatedAt: "t1", status: "SUBMITTED" }),
    });
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t2", status: "DRAFT" }));
    expect(status()).toEqual({ kind: "saved", at: "t2" });
    store.editOverall("One more thing.");
    expect(store.getState().draft.overall).toBe("One more thing.");
  });
  test("on another device offers the text typed here meanwhile", () => {
    const { store } = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.editOverall("Typed here.");
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t2", status: "SUBMITTED" }));
    expect(store.getState().offers).toEqual([{ field: "overall", text: "Typed here.", score: null }]);
  });
});

test("a refused save keeps the text and shows the reason", async () => {
  const { store, storage, time, answer, status } = openStore();
  store.editAnswer(1, { comment: "Kept." });
  time.pass(500);
  await answer({ kind: "refused", message: "The time to evaluate this session is over." });
  expect(status()).toEqual({
    kind: "failed",
    reason: { code: "refused", message: "The time to evaluate this session is over." },
  });
  expect(storage.getItem("draft")).toContain("Kept.");
});

test("a comment over the server's limit is kept and not sent", () => {
  const { store, save, storage, time, status } = openStore();
  store.editAnswer(1, { comment: "x".repeat(100_000) });
  time.pass(500);
  expect(status()).toEqual({ kind: "failed", reason: { code: "too_long" } });
  expect(save).not.toHaveBeenCalled();
  expect(storage.getItem("draft")?.length).toBeGreaterThan(100_000);
});

test("closing the page stores everything at once and tries a save", () => {
  const { store, storage, save } = openStore();
  store.editAnswer(1, { comment: "Last words" });
  store.flush();
  expect(storage.getItem("draft")).toContain("Last words");
  expect(save).toHaveBeenCalledTimes(1);
});

describe("questions replaced meanwhile", () => {
  const heard = (ids: readonly number[]) => ids.map((id) => ({ id, hearing: "HEARD" as const }));
  test("turn the answers to removed questions into offers and save the rest", async () => {
    const { store, storage, save, time, answer, saved, last, status } = openStore();
    store.receiveQuestions(heard([1, 2]));
    store.editAnswer(1, { score: 4, comment: "About a question that goes." });
    store.editAnswer("Leadership", { score: 3, comment: "Calm." });
    store.editOverall("All in all good.");
    time.pass(500);
    await answer({ kind: "refused", message: "Some fields are not valid." });
    expect(status().kind).toBe("failed");
    store.receiveQuestions(heard([11, 12]));
    expect(store.getState().offers).toEqual([{ field: 1, text: "About a question that goes.", score: null }]);
    time.pass(500);
    expect(save).toHaveBeenCalledTimes(2);
    expect(last().draft).toEqual({
      overall: "All in all good.",
      answers: { Leadership: { score: 3, comment: "Calm." } },
    });
    await saved("t1");
    expect(status()).toEqual({ kind: "saved", at: "t1" });
    expect(storage.getItem("draft")).toContain("About a question that goes.");
  });
  test("turn a kept draft about removed questions into offers at the opening", () => {
    const storage = createMemoryStorage();
    const before = openStore({ storage });
    before.store.editAnswer(1, { comment: "From before." });
    before.time.pass(500);
    const after = openStore({ storage });
    after.store.receiveQuestions(heard([11]));
    expect(after.store.getState().offers).toEqual([{ field: 1, text: "From before.", score: null }]);
    after.time.pass(500);
    expect(after.last().draft.answers).toEqual({});
  });
  test("move nothing before the questions are known", () => {
    const { store } = openStore();
    store.editAnswer(1, { comment: "Kept." });
    store.receiveQuestions([]);
    expect([store.getState().offers, store.getState().draft.answers[1]?.comment]).toEqual([[], "Kept."]);
  });
});
