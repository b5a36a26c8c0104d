import { describe, expect, test, vi } from "vitest";
import { manualTime } from "../schedule/schedule.fixtures";
import { createDraftKeeper } from "./draft-keeper";
import type { DraftStorage, EvaluationPort, SaveAnswer, SaveRequest, StoredEvaluation } from "./evaluation.types";
import { memoryStorage, storedEvaluation, storyDraft } from "./evaluation-panel.fixtures";
import { createEvaluationStore } from "./evaluation-store";
import type { EvaluationStore } from "./evaluation-store.types";

/** A store whose server answers when it is told to. */
function open({
  stored = null,
  storage = memoryStorage(),
}: {
  stored?: StoredEvaluation | null;
  storage?: DraftStorage;
} = {}) {
  const time = manualTime(0);
  const waiting: Array<{ request: SaveRequest; answer: (answer: SaveAnswer) => void }> = [];
  const save = vi.fn<EvaluationPort["save"]>((request) => new Promise((answer) => waiting.push({ request, answer })));
  let stamps = 0;
  const keeper = createDraftKeeper({ storage, key: "draft", newStamp: () => `tab ${stamps++}` });
  const store = createEvaluationStore({ port: { save }, keeper, timer: time.timer, stored });
  const answer = async (next: SaveAnswer) => {
    waiting.shift()?.answer(next);
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  const saved = (updatedAt: string) => {
    const request = waiting[0]?.request as SaveRequest;
    return answer({
      kind: "saved",
      evaluation: storedEvaluation(request.draft, { updatedAt, status: request.status }),
    });
  };
  return {
    store,
    storage,
    save,
    time,
    answer,
    saved,
    status: () => store.getState().status,
    last: () => save.mock.lastCall?.[0] as SaveRequest,
  };
}

describe("an edit", () => {
  test("is on this device within 500 ms of the first keystroke, even while typing goes on", () => {
    const { store, storage, time } = open();
    for (const text of ["P", "Pu", "Put"]) {
      store.editAnswer(3, { comment: text });
      time.advance(200);
    }
    expect(storage.getItem("draft")).toContain("Put");
  });
  test("goes to the server 500 ms after the last one", () => {
    const { store, save, time } = open();
    store.editAnswer(3, { comment: "Put" });
    time.advance(499);
    store.editAnswer(3, { comment: "Put the queue" });
    time.advance(499);
    expect(save).not.toHaveBeenCalled();
    time.advance(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.lastCall?.[0]).toMatchObject({
      status: "DRAFT",
      baseUpdatedAt: null,
      evaluationId: null,
      draft: { answers: { 3: { comment: "Put the queue" } } },
    });
  });
  test("leaves nothing on this device once the server has it", async () => {
    const { store, storage, time, saved, status } = open();
    store.editAnswer(3, { score: 5 });
    time.advance(500);
    expect(status()).toEqual({ kind: "saving", submitting: false });
    await saved("t1");
    expect(status()).toEqual({ kind: "saved", at: "t1" });
    expect(storage.getItem("draft")).toBeNull();
  });
});

test("saves go one after the other, each on the version the last one made", async () => {
  const { store, save, time, saved, last } = open();
  store.editAnswer(1, { score: 3 });
  time.advance(500);
  store.editAnswer(1, { score: 4 });
  time.advance(500);
  expect(save).toHaveBeenCalledTimes(1);
  await saved("t1");
  expect(save).toHaveBeenCalledTimes(2);
  expect(last()).toMatchObject({ baseUpdatedAt: "t1", evaluationId: 71, draft: { answers: { 1: { score: 4 } } } });
});

describe("without a server", () => {
  test("it is kept on this device and saved when the server is back", async () => {
    const { store, storage, time, answer, saved, status } = open();
    store.editAnswer(1, { comment: "Kept." });
    time.advance(500);
    await answer({ kind: "unreachable" });
    expect(status()).toEqual({ kind: "offline", kept: true });
    expect(storage.getItem("draft")).toContain("Kept.");
    store.retry();
    await saved("t1");
    expect(status()).toEqual({ kind: "saved", at: "t1" });
  });
  test("it tries again by itself every 5 seconds", async () => {
    const { store, save, time, answer } = open();
    store.editAnswer(1, { comment: "Kept." });
    time.advance(500);
    await answer({ kind: "unreachable" });
    time.advance(5_000);
    expect(save).toHaveBeenCalledTimes(2);
  });
  describe("a submission", () => {
    async function submitInVain() {
      const opened = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
      opened.store.submit();
      await opened.answer({ kind: "unreachable" });
      return opened;
    }
    test.each([
      ["when the server is back", (store: EvaluationStore) => store.retry()],
      ["when the page goes away", (store: EvaluationStore) => store.flush()],
      ["when the panel goes away", (store: EvaluationStore) => store.dispose()],
    ])("goes out as one %s", async (_when, happens) => {
      const { store, save, saved, last, status } = await submitInVain();
      happens(store);
      expect(last().status).toBe("SUBMITTED");
      await saved("t2");
      expect(status()).toEqual({ kind: "submitted", at: "t2" });
      expect(save).toHaveBeenCalledTimes(2);
    });
    test("goes out as one by itself, also when the page was hidden while it was under way", async () => {
      const { store, answer, time, last } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
      store.submit();
      store.flush();
      await answer({ kind: "unreachable" });
      await answer({ kind: "unreachable" });
      time.advance(5_000);
      expect(last().status).toBe("SUBMITTED");
    });
    test("goes out as one when a read brings its own lost save first", async () => {
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
      time.advance(5_000);
      expect(save).toHaveBeenCalledTimes(2);
      expect(last().status).toBe("DRAFT");
    });
  });
  test("a device that keeps nothing says that it is not safe", async () => {
    const { store, time, answer, status } = open({ storage: memoryStorage(true) });
    store.editAnswer(1, { comment: "Where to?" });
    time.advance(500);
    await answer({ kind: "unreachable" });
    expect(status()).toEqual({ kind: "offline", kept: false });
  });
  test("after a reload what was typed is there and is saved", () => {
    const storage = memoryStorage();
    const before = open({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    before.store.editAnswer(4, { comment: "Typed before the crash." });
    before.time.advance(500);
    const after = open({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    expect(after.store.getState().draft.answers[4]?.comment).toBe("Typed before the crash.");
    after.time.advance(0);
    expect(after.last()).toMatchObject({ baseUpdatedAt: "t1" });
  });
});

describe("changed elsewhere (409 evaluation_changed)", () => {
  const elsewhere = storedEvaluation(
    { ...storyDraft, answers: { ...storyDraft.answers, 3: { score: 4, comment: "Forgot who is on call." } } },
    { updatedAt: "t2" },
  );

  test("it saves again on top and offers the other text back", async () => {
    const { store, time, answer, saved, last, status } = open({
      stored: storedEvaluation(storyDraft, { updatedAt: "t1" }),
    });
    store.editAnswer(3, { comment: "Sized the load." });
    time.advance(500);
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
    const storage = memoryStorage();
    const before = open({ storage, stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    before.store.editAnswer(3, { comment: "Sized the load." });
    before.time.advance(500);
    await before.answer({ kind: "changed", current: elsewhere });
    await before.saved("t3");
    const after = open({ storage, stored: storedEvaluation(before.store.getState().draft, { updatedAt: "t3" }) });
    expect(after.store.getState().offers).toHaveLength(1);
  });
  test("a submission that met another version is saved as a draft, to be looked at", async () => {
    const { store, answer, last } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.submit();
    await answer({ kind: "changed", current: elsewhere });
    expect(last().status).toBe("DRAFT");
  });
  test("a submission that met its own lost save goes on", async () => {
    const { store, answer, last } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.submit();
    await answer({ kind: "changed", current: storedEvaluation(storyDraft, { updatedAt: "t2" }) });
    expect(last()).toMatchObject({ status: "SUBMITTED", baseUpdatedAt: "t2" });
  });
  test("a version that comes by event is shown when nothing was typed", () => {
    const { store, save } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.receive(elsewhere);
    expect(store.getState().draft.answers[3]?.comment).toBe("Forgot who is on call.");
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t1" }));
    expect(store.getState().draft.answers[3]?.comment).toBe("Forgot who is on call.");
    expect(save).not.toHaveBeenCalled();
  });
});

describe("submitted", () => {
  test("it is final: nothing more is edited or sent", async () => {
    const { store, save, saved, status, time } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.submit();
    expect(status()).toEqual({ kind: "saving", submitting: true });
    await saved("t2");
    expect(status()).toEqual({ kind: "submitted", at: "t2" });
    store.editOverall("Too late.");
    store.saveDraft();
    time.advance(10_000);
    expect(store.getState().draft.overall).toBe("");
    expect(save).toHaveBeenCalledTimes(1);
  });
  test("reopened by the host it can be edited again", () => {
    const { store, status } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1", status: "SUBMITTED" }) });
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t2", status: "DRAFT" }));
    expect(status()).toEqual({ kind: "saved", at: "t2" });
    store.editOverall("One more thing.");
    expect(store.getState().draft.overall).toBe("One more thing.");
  });
  test("on another device, text typed here meanwhile is offered", () => {
    const { store } = open({ stored: storedEvaluation(storyDraft, { updatedAt: "t1" }) });
    store.editOverall("Typed here.");
    store.receive(storedEvaluation(storyDraft, { updatedAt: "t2", status: "SUBMITTED" }));
    expect(store.getState().offers).toEqual([{ field: "overall", text: "Typed here.", score: null }]);
  });
});

test("a refusal keeps the text and says why", async () => {
  const { store, storage, time, answer, status } = open();
  store.editAnswer(1, { comment: "Kept." });
  time.advance(500);
  await answer({ kind: "refused", message: "The time to evaluate this session is over." });
  expect(status()).toEqual({
    kind: "failed",
    reason: { code: "refused", message: "The time to evaluate this session is over." },
  });
  expect(storage.getItem("draft")).toContain("Kept.");
});

test("a comment the server would not take is kept and not sent", () => {
  const { store, save, storage, time, status } = open();
  store.editAnswer(1, { comment: "x".repeat(100_000) });
  time.advance(500);
  expect(status()).toEqual({ kind: "failed", reason: { code: "too_long" } });
  expect(save).not.toHaveBeenCalled();
  expect(storage.getItem("draft")?.length).toBeGreaterThan(100_000);
});

test("when the page goes away everything is kept at once and a save is tried", () => {
  const { store, storage, save } = open();
  store.editAnswer(1, { comment: "Last words" });
  store.flush();
  expect(storage.getItem("draft")).toContain("Last words");
  expect(save).toHaveBeenCalledTimes(1);
});

test("two tabs of one browser do not overwrite each other’s words", () => {
  const storage = memoryStorage();
  const stamps = ["a", "b", "c", "d", "e"];
  const time = manualTime(0);
  const tab = () =>
    createEvaluationStore({
      port: { save: () => new Promise(() => {}) },
      keeper: createDraftKeeper({ storage, key: "draft", newStamp: () => stamps.shift() ?? "f" }),
      timer: time.timer,
      stored: null,
    });
  const [first, second] = [tab(), tab()];
  first.editAnswer(1, { comment: "From the first tab." });
  time.advance(500);
  second.editAnswer(2, { comment: "From the second tab." });
  time.advance(500);
  expect(storage.getItem("draft")).toContain("From the first tab.");
  expect(storage.getItem("draft")).toContain("From the second tab.");
});
