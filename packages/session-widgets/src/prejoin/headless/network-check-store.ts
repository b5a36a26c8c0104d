import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import {
  CHECK_STEPS,
  type CheckReason,
  type CheckStep,
  cannotSucceed,
  type LineFigures,
  type StepResult,
  verdictOf,
  WAITING,
} from "./network-check-rules";

/** The check of the line; `idle` before the first one. It never holds anybody up. */
export interface NetworkCheckState {
  readonly status: "idle" | "running" | "good" | "weak" | "failed";
  readonly reason: CheckReason | null;
  readonly steps: Readonly<Record<CheckStep, StepResult>>;
  readonly line: LineFigures | null;
}

/** An empty room to try the connection in. */
export interface CheckRoomDetails {
  readonly url: string;
  readonly token: string;
  readonly canPublish: boolean;
}

export type CheckRoomReply =
  | ({ readonly kind: "room" } & CheckRoomDetails)
  | { readonly kind: "refused"; readonly reason: "tooOften" | "noServer" };

export interface StepReply {
  readonly result: Extract<StepResult, "passed" | "failed" | "skipped">;
  readonly line?: LineFigures;
}

export interface NetworkCheckPort {
  /** Never rejects. */
  open(): Promise<CheckRoomReply>;
  /** Tries one step; a rejection counts as failed. Gives up at the signal. */
  run(step: CheckStep, room: CheckRoomDetails, signal: AbortSignal): Promise<StepReply>;
}

export interface NetworkCheckStore extends ReadableStore<NetworkCheckState> {
  /** Checks, unless that is under way. Never rejects. */
  run(): Promise<void>;
  /** Lets go of the line at once: the call needs it now. What was found stays shown. */
  stop(): void;
}

const IDLE: NetworkCheckState = { status: "idle", reason: null, steps: WAITING, line: null };

/** Tries the connection step by step in an empty room. */
export function createNetworkCheck(port: NetworkCheckPort): NetworkCheckStore {
  const store = createStore<NetworkCheckState>(() => IDLE);
  let running: AbortController | null = null;
  let before: NetworkCheckState = IDLE;

  const note = (step: CheckStep, result: StepResult) =>
    store.setState({ steps: { ...store.getState().steps, [step]: result } });

  async function tryStep(step: CheckStep, room: CheckRoomDetails, signal: AbortSignal): Promise<StepReply> {
    if (cannotSucceed(step, store.getState().steps) || (step === "publish" && !room.canPublish))
      return { result: "skipped" };
    note(step, "running");
    return port.run(step, room, signal).catch((): StepReply => ({ result: "failed" }));
  }

  async function check(signal: AbortSignal): Promise<void> {
    const reply = await port.open();
    if (signal.aborted) return;
    if (reply.kind === "refused") {
      return store.setState({ ...IDLE, status: "failed", reason: reply.reason }, true);
    }
    for (const step of CHECK_STEPS) {
      const { result, line } = await tryStep(step, reply, signal);
      if (signal.aborted) return;
      note(step, result);
      if (line) store.setState({ line });
    }
    const { steps, line } = store.getState();
    store.setState(verdictOf(steps, line));
  }

  return {
    ...readable(store),
    async run() {
      if (running) return;
      const mine = new AbortController();
      running = mine;
      before = store.getState();
      store.setState({ ...IDLE, status: "running" }, true);
      await check(mine.signal);
      if (running === mine) running = null;
    },
    stop() {
      if (!running) return;
      running.abort();
      running = null;
      store.setState(before, true);
    },
  };
}
