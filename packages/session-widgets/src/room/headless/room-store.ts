import { readable } from "@hotseat/core/store";
import { withTimeout } from "@hotseat/core/timeout";
import { createStore } from "zustand/vanilla";
import { awayState, reconnectDelay } from "./connection-rules";
import { CONNECT_WITHIN_MS, REPLY_WITHIN_MS } from "./room.constants";
import { createSources, passedOn } from "./room-sources";
import type { RejoinReply, RoomPorts, RoomStore } from "./room-store.types";
import type { DisconnectCause, MediaEvent, RoomEnd, RoomState } from "./room-types";
import { createTimeAway } from "./time-away";

/** The state before the first connection. */
export const EMPTY_ROOM: RoomState = {
  connection: { status: "idle" },
  local: { microphone: false, camera: false, screen: false, starting: [], error: null },
  confirmed: { people: new Set(), speakers: new Set() },
  canPublish: false,
};

/** A broken network gives no reply, neither a yes nor a no. */
const noReply = () => new Error("No reply.");
const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/**
 * The connection as a state machine. Invariants: at most one attempt runs and at most one is planned; every reply of a
 * superseded attempt is dropped; connection details are cleared by `leave` and by an end, never by a drop. A reconnection
 * asks the server first: it knows the latest deliberate joining of a person, and only that one is resumed.
 */
export function createRoomStore({
  sessionId,
  media,
  details,
  clock,
  random,
  rejoin,
  onData,
  onStranger,
}: RoomPorts): RoomStore {
  const store = createStore<RoomState>(() => EMPTY_ROOM);
  let planned: (() => void) | null = null;
  let run = 0;
  /** The run whose token is being used right now; 0 for none. */
  let entering = 0;
  const away = createTimeAway(clock, () => {
    const { status } = store.getState().connection;
    if (status === "reconnecting" || status === "connected") showAway();
  });

  const sources = createSources({ media, store, isAway: () => away.read() !== null });

  function cancelPlan(): void {
    planned?.();
    planned = null;
  }

  function end(reason: RoomEnd): void {
    run += 1;
    cancelPlan();
    away.end();
    const known = details.read(sessionId);
    if (reason !== "elsewhere") details.clear(sessionId);
    else if (known?.kind === "call") details.save(sessionId, { ...known, connectionId: null, takenOver: true });
    store.setState({ connection: { status: "ended", reason } });
  }

  async function ask(): Promise<RejoinReply> {
    const known = details.read(sessionId);
    const given = new AbortController();
    const asked = rejoin(known?.kind === "call" ? known.connectionId : null, given.signal);
    return withTimeout(clock, REPLY_WITHIN_MS, asked, noReply).finally(() => given.abort());
  }

  async function open(call: { url: string; token: string }): Promise<void> {
    const mine = run;
    entering = mine;
    await withTimeout(clock, CONNECT_WITHIN_MS, media.connect(call), noReply).finally(() => {
      if (entering === mine) entering = 0;
    });
    if (mine !== run) return;
    away.end();
    store.setState({ connection: { status: "connected", steady: true } });
    await sources.send();
  }

  function planAttempt(): void {
    const now = away.read();
    if (!now) return;
    cancelPlan();
    planned = clock.after(reconnectDelay(now.attempt, random()), () => void attempt());
  }

  function showAway(): void {
    const now = away.read();
    if (now) store.setState({ connection: awayState(now, clock.now()) });
  }

  async function attempt(): Promise<void> {
    if (!away.read()) return;
    cancelPlan();
    const mine = ++run;
    try {
      const reply = await ask();
      if (mine !== run) return;
      if (reply.kind === "closed") return end(reply.reason);
      if (reply.kind === "later") throw new Error(reply.message);
      details.save(sessionId, reply);
      await open(reply);
    } catch (cause) {
      if (mine !== run || !away.read()) return;
      away.countAttempt(messageOf(cause));
      const { status } = store.getState().connection;
      // A person who has never been connected sees the reason; the attempts continue in the background.
      if (status === "connecting" || status === "error")
        store.setState({ connection: { status: "error", message: messageOf(cause) } });
      else showAway();
      planAttempt();
    }
  }

  function goAway(): void {
    away.begin(1);
    showAway();
  }

  function onEvent(event: MediaEvent): void {
    switch (event.type) {
      case "people":
        sources.takeSent();
        if (event.others.some((identity) => !store.getState().confirmed.people.has(identity))) onStranger?.();
        return;
      case "blip":
        if (store.getState().connection.status === "connected")
          store.setState({ connection: { status: "connected", steady: false } });
        return;
      case "reconnected":
        away.end();
        store.setState({ connection: { status: "connected", steady: true } });
        return;
      case "disconnected":
        onDisconnected(event.cause);
        return;
      case "data":
        onData?.(event.topic, event.payload);
    }
  }

  function onDisconnected(cause: DisconnectCause): void {
    const { status } = store.getState().connection;
    if (status === "ended" || status === "idle" || status === "connecting") return;
    if (cause === "removed") {
      end(cause);
      return;
    }
    if (cause === "elsewhere" || cause === "moved") {
      // Most often another page took over for good, so the state waits for the server's reply; an older page may also have reconnected.
      away.begin(1);
      if (cause === "moved" && status === "connected") store.setState({ connection: { status, steady: false } });
      void attempt();
      return;
    }
    goAway();
    planAttempt();
  }

  async function retryNow(): Promise<void> {
    goAway();
    await attempt();
  }

  const unsubscribe = media.subscribe(onEvent);
  return {
    ...readable(store),
    async connect(initial) {
      const known = details.read(sessionId);
      if (!known) return store.setState({ connection: { status: "idle" } });
      if (known.kind === "without-video") return store.setState({ connection: { status: "unavailable" } });
      sources.want(initial);
      if (known.takenOver) return end("elsewhere");
      const mine = ++run;
      store.setState({ connection: { status: "connecting" } });
      try {
        if (known.connectionId !== null) return await open(known);
      } catch {
        // The token may be too old to open the room: the store requests a fresh one before it reports an error.
      }
      if (mine !== run) return;
      away.begin(0);
      await attempt();
    },
    retryNow,
    serverIsBack() {
      const { status } = store.getState().connection;
      // A second attempt would disconnect the one that is under way.
      if (entering === run) return;
      if (status === "reconnecting" || status === "lost" || status === "error") void retryNow();
    },
    async leave(reason = "left") {
      end(reason);
      await media.disconnect();
    },
    setSource: sources.set,
    admit: (confirmed) => store.setState({ confirmed }),
    ...passedOn(media),
    dispose() {
      run += 1;
      cancelPlan();
      away.end();
      unsubscribe();
      void media.disconnect();
    },
  };
}
