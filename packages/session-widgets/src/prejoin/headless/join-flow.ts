import type { Clock } from "@hotseat/core/clock";
import { sleep } from "@hotseat/core/sleep";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { CallDetails, ConnectionDetailsStore } from "../../room/headless";
import { isStartable } from "../../shared/headless/start-rules";
import { type JoinRefusal, joinRetryDelay, type StartableSession } from "./join-rules";
import { START_THEN_JOIN_MS } from "./prejoin.constants";

/** The server's reply to the join call. `unreachable`: no structured reply. `invalid`: url, token or number missing. */
export type JoinReply =
  | CallDetails
  | { readonly kind: "refused"; readonly refusal: JoinRefusal }
  | { readonly kind: "unreachable" }
  | { readonly kind: "invalid" };

/** The result of claiming the host's seat and starting. */
export type StartReply = { readonly kind: "started" } | { readonly kind: "failed"; readonly message: string | null };

/** The content of a toast; the connected layer has the texts. */
export type JoinNotice =
  | { readonly kind: "refused"; readonly refusal: JoinRefusal }
  | { readonly kind: "unreachable" }
  | { readonly kind: "invalid" }
  | { readonly kind: "not-started"; readonly canStart: boolean }
  | { readonly kind: "started" }
  | { readonly kind: "preparing" }
  | { readonly kind: "start-failed"; readonly message: string | null }
  | { readonly kind: "ready" };

export type JoinState =
  | { readonly status: "idle" }
  | { readonly status: "starting" }
  | { readonly status: "joining" }
  /** 'Cannot Join Yet': the session has to be started first. */
  | { readonly status: "too-early"; readonly canStart: boolean }
  | { readonly status: "start-failed"; readonly message: string | null }
  | { readonly status: "failed"; readonly message: string | null }
  | { readonly status: "joined" };

export interface JoinPorts {
  readonly sessionId: number;
  readonly clock: Clock;
  readonly details: ConnectionDetailsStore;
  session(): StartableSession;
  /** False when this installation has no media server. */
  hasVideo(): boolean;
  /** Claims the host's seat, then starts. */
  start(): Promise<StartReply>;
  join(): Promise<JoinReply>;
  saveName(): Promise<void>;
  notify(notice: JoinNotice): void;
  /** Opens the room ahead of its dashboard; fulfilled as soon as the way in is begun. Never rejects. */
  openAhead(): Promise<void>;
  onJoined(): void;
}

export interface JoinFlow extends ReadableStore<JoinState> {
  join(): Promise<void>;
  start(): Promise<void>;
}

/** Entering a session (LS-4.39, LS-4.40). A second press while one is under way does nothing. */
export function createJoinFlow(ports: JoinPorts): JoinFlow {
  const store = createStore<JoinState>(() => ({ status: "idle" }));
  const isBusy = () => ["starting", "joining", "joined"].includes(store.getState().status);

  async function askWithRetries(): Promise<JoinReply> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await ports.join();
      if (reply.kind === "call" || reply.kind === "invalid") return reply;
      const delay = joinRetryDelay(attempt, reply.kind === "refused" ? reply.refusal.code : null);
      if (delay === null) return reply;
      await sleep(ports.clock, delay);
    }
  }

  function enter(): void {
    store.setState({ status: "joined" }, true);
    ports.notify({ kind: "ready" });
    ports.onJoined();
  }

  async function enterCall(): Promise<void> {
    store.setState({ status: "joining" }, true);
    if (!ports.hasVideo()) {
      ports.details.save(ports.sessionId, { kind: "without-video" });
      return enter();
    }
    const reply = await askWithRetries();
    if (reply.kind === "call") {
      ports.details.save(ports.sessionId, reply);
      await ports.openAhead();
      return enter();
    }
    if (reply.kind === "refused" && reply.refusal.code === "session_not_started") {
      return store.setState({ status: "too-early", canStart: reply.refusal.canStart }, true);
    }
    store.setState({ status: "failed", message: reply.kind === "refused" ? reply.refusal.message : null }, true);
    ports.notify(reply);
  }

  return {
    ...readable(store),
    async join() {
      if (isBusy()) return;
      const { status, start } = ports.session();
      if (status === "SCHEDULED") {
        const canStart = isStartable(start);
        store.setState({ status: "too-early", canStart }, true);
        return ports.notify({ kind: "not-started", canStart });
      }
      store.setState({ status: "joining" }, true);
      await ports.saveName();
      await enterCall();
    },
    async start() {
      if (isBusy()) return;
      store.setState({ status: "starting" }, true);
      const reply = await ports.start();
      if (reply.kind === "failed") {
        store.setState({ status: "start-failed", message: reply.message }, true);
        return ports.notify({ kind: "start-failed", message: reply.message });
      }
      ports.notify({ kind: "started" });
      ports.notify({ kind: "preparing" });
      await sleep(ports.clock, START_THEN_JOIN_MS);
      await ports.saveName();
      await enterCall();
    },
  };
}
