import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, test } from "vitest";
import { storedEvaluation, storyDraft } from "../evaluation-panel.fixtures";
import { openStore } from "../evaluation-store.fixtures";
import { createDraftKeeper } from "./draft-keeper";
import { createEvaluationStore } from "./evaluation-store";

describe("changed elsewhere (409 evaluation_changed)", () => {
  const elsewhere = storedEvaluation(
    { ...storyDraft, answers: { ...storyDraft.answers, 3: { score: 4, comment: "Forgot who is on call." } } },
    { updatedAt: "t2" },
  );

  test("it saves again on top and offers the other text back (LS-D5.4)", async () => {
    const { store, time, answer, saved, last, status } = openStore({
      stored: storedEvaluation(storyDraft, { updatedAt: "t1" }),
    });
    store.editAnswer(3, { comment: "Sized the load." });
    time.pass(500);
    await answer({ kind: "changed", current: elsewhere });
    expect(last()).toMatchObject({
      baseUpdatedAt: "t2",
      draft: { answers: { 3: { score: 4, comment: "Sized the load." } } },
    });
    await saved("t3");
    expect(status()).toEqual({ kind: "saved", at: "t3" });
    const [offer] = store.getState().offers;
    expect(offer).toEqual({ field: 3, text: "Forgot who is on call.", score: null });
    if (offer) store.settleOffer(offer, "take");
    expect(store.getState().draft.answers[3]?.comment).toBe("Sized the load.\n\nForgot who is on call.");
    expect(store.getState().offers).toEqual([]);
  });
  test("an offer survives a reload", async () => {
    const storage = createMemoryStorage();
    const before = openStore({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    before.store.editAnswer(3, { comment: "Sized the load." });
    before.time.pass(500);
    await before.answer({ kind: "changed", current: elsewhere });
    await before.saved("t3");
    const after = openStore({ storage, stored: storedEvaluation(before.store.getState().draft, { updatedAt: "t3" }) });
    expect(after.store.getState().offers).toHaveLength(1);
  });
  test("a submission that met another version is saved as a draft, to be looked at", async () => {
    const { store, answer, last } = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.submit();
    await answer({ kind: "changed", current: elsewhere });
    expect(last().status).toBe("DRAFT");
  });
  test("a submission that met its own lost save goes on", async () => {
    const { store, answer, last } = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.submit();
    await answer({ kind: "changed", current: storedEvaluation(storyDraft, { updatedAt: "t2" }) });
    expect(last()).toMatchObject({ status: "SUBMITTED", baseUpdatedAt: "t2" });
  });
  test("a version that comes by event is shown when nothing was typed", () => {
    const { store, save } = openStore({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.receive(elsewhere);
    expect(store.getState().draft.answers[3]?.comment).toBe("Forgot who is on call.");
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t1" }));
    expect(store.getState().draft.answers[3]?.comment).toBe("Forgot who is on call.");
    expect(save).not.toHaveBeenCalled();
  });
});

test("two tabs of one browser do not overwrite each other’s words", () => {
  const storage = createMemoryStorage();
  const stamps = ["a", "b", "c", "d", "e"];
  const time = createManualClock(0);
  const tab = () =>
    createEvaluationStore({
      port: { save: () => new Promise(() => {}) },
      keeper: createDraftKeeper({ storage, key: "draft", newStamp: () => stamps.shift() ?? "f" }),
      clock: time,
      stored: null,
    });
  const [first, second] = [tab(), tab()];
  first.editAnswer(1, { comment: "From the first tab." });
  time.pass(500);
  second.editAnswer(2, { comment: "From the second tab." });
  time.pass(500);
  expect(storage.getItem("draft")).toContain("From the first tab.");
  expect(storage.getItem("draft")).toContain("From the second tab.");
});
