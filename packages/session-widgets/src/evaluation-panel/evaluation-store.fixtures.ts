import type { SaveReply } from "@hotseat/core/autosave";
import type { TextStorage } from "@hotseat/core/storage";
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { vi } from "vitest";
import { storedEvaluation } from "./evaluation-panel.fixtures";
import { createDraftKeeper } from "./headless/draft-keeper";
import type { EvaluationPort, SaveRequest, StoredEvaluation } from "./headless/evaluation.types";
import { createEvaluationStore } from "./headless/evaluation-store";

/** A store whose server responds when the test says so. */
export function openStore({
  stored = null,
  storage = createMemoryStorage(),
}: {
  stored?: StoredEvaluation | null;
  storage?: TextStorage;
} = {}) {
  const time = createManualClock(0);
  const waiting: Array<{ request: SaveRequest; answer: (answer: SaveReply<StoredEvaluation>) => void }> = [];
  const save = vi.fn<EvaluationPort["save"]>((request) => new Promise((answer) => waiting.push({ request, answer })));
  let stamps = 0;
  const keeper = createDraftKeeper({ storage, key: "draft", newStamp: () => `tab ${stamps++}` });
  const store = createEvaluationStore({ port: { save }, keeper, clock: time, stored });
  store.start();
  const answer = async (next: SaveReply<StoredEvaluation>) => {
    waiting.shift()?.answer(next);
    for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  };
  const saved = (updatedAt: string) => {
    const request = waiting[0]?.request as SaveRequest;
    return answer({
      kind: "saved",
      stored: storedEvaluation(request.draft, { updatedAt, status: request.status }),
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
