import { awayState, reconnectDelay } from "./connection-rules";
import type { InitialSources, RejoinAnswer, RoomPorts, RoomStore } from "./room-store.types";
import type { LocalSource, MediaEvent, RoomEnd, RoomState } from "./room-types";
import { createStore } from "./store";

const EMPTY: RoomState = {
  connection: { status: "idle" },
  participants: [],
  local: { microphone: false, camera: false, screen: false, error: null },
  canPublish: false,
  audioBlocked: false,
};

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/**
 * The connection as a state machine. Invariants: at most one attempt runs and at most one is planned; every answer of a
 * superseded attempt is dropped; connection details are cleared by `leave` and by an end, never by a drop. Whoever comes back
 * asks the server first: it knows the latest deliberate joining of a person, and only that one is resumed.
 */
export function createRoomStore({ sessionId, media, details, clock, random, rejoin, onData }: RoomPorts): RoomStore {
  const store = createStore<RoomState>(EMPTY);
  let wanted: InitialSources & { screen: boolean } = { microphone: false, camera: false, screen: false };
  let away: { since: number; attempt: number } | null = null;
  let planned: (() => void) | null = null;
  let run = 0;

  function cancelPlan(): void {
    planned?.();
    planned = null;
  }

  function end(reason: RoomEnd): void {
    run += 1;
    cancelPlan();
    away = null;
    const known = details.read(sessionId);
    if (reason !== "elsewhere") details.clear(sessionId);
    else if (known?.kind === "call") details.save(sessionId, { ...known, connectionId: null, takenOver: true });
    store.patch({ connection: { status: "ended", reason }, participants: [] });
  }

  async function publishWanted(): Promise<void> {
    store.patch({ canPublish: media.canPublish() });
    if (!media.canPublish()) return;
    if (wanted.microphone) await setSource("microphone", true);
    if (wanted.camera) await setSource("camera", true);
  }

  function ask(): Promise<RejoinAnswer> {
    const known = details.read(sessionId);
    return rejoin(known?.kind === "call" ? known.connectionId : null);
  }

  async function open(call: { url: string; token: string }): Promise<void> {
    const mine = run;
    await media.connect(call);
    if (mine !== run) return;
    away = null;
    store.patch({ connection: { status: "connected", steady: true }, participants: media.people() });
    await publishWanted();
  }

  function planAttempt(): void {
    if (!away) return;
    cancelPlan();
    planned = clock.after(reconnectDelay(away.attempt, random()), () => void attempt());
  }

  function showAway(): void {
    if (away) store.patch({ connection: awayState(away.since, away.attempt, clock.now()) });
  }

  async function attempt(): Promise<void> {
    if (!away) return;
    cancelPlan();
    const mine = ++run;
    try {
      const answer = await ask();
      if (mine !== run) return;
      if (answer.kind === "closed") return end(answer.reason);
      if (answer.kind === "later") throw new Error(answer.message);
      details.save(sessionId, answer);
      await open(answer);
    } catch (cause) {
      if (mine !== run || !away) return;
      away = { ...away, attempt: away.attempt + 1 };
      const { status } = store.read().connection;
      // Whoever has not been in yet sees why; the attempts go on behind it.
      if (status === "connecting" || status === "error")
        store.patch({ connection: { status: "error", message: messageOf(cause) } });
      else showAway();
      planAttempt();
    }
  }

  function goAway(): void {
    away ??= { since: clock.now(), attempt: 1 };
    showAway();
  }

  function onEvent(event: MediaEvent): void {
    switch (event.type) {
      case "people":
        store.patch({
          participants: media.people(),
          canPublish: media.canPublish(),
          local: localFrom(store.read().local),
        });
        return;
      case "blip":
        if (store.read().connection.status === "connected")
          store.patch({ connection: { status: "connected", steady: false } });
        return;
      case "reconnecting":
        goAway();
        return;
      case "reconnected":
        away = null;
        store.patch({ connection: { status: "connected", steady: true }, participants: media.people() });
        return;
      case "disconnected":
        onDisconnected(event.cause);
        return;
      case "audio":
        store.patch({ audioBlocked: event.blocked });
        return;
      case "data":
        onData?.(event.topic, event.payload);
    }
  }

  function onDisconnected(cause: "dropped" | "removed" | "elsewhere"): void {
    const { status } = store.read().connection;
    if (status === "ended" || status === "idle" || status === "connecting") return;
    if (cause === "removed") {
      end(cause);
      return;
    }
    if (cause === "elsewhere") {
      // Most often for good, so nothing is said before the server has; it may also have been an older page coming back.
      away ??= { since: clock.now(), attempt: 1 };
      void attempt();
      return;
    }
    goAway();
    planAttempt();
  }

  function localFrom(local: RoomState["local"]): RoomState["local"] {
    const me = media.people().find((person) => person.isLocal);
    if (!me) return local;
    const now = { microphone: me.microphone === "on", camera: me.camera !== null, screen: me.screen !== null };
    if (local.screen && !now.screen) wanted = { ...wanted, screen: false };
    const isSame = local.microphone === now.microphone && local.camera === now.camera && local.screen === now.screen;
    return isSame ? local : { ...local, ...now };
  }

  async function setSource(source: LocalSource, on: boolean): Promise<void> {
    if (!media.canPublish()) return;
    wanted = { ...wanted, [source]: on };
    try {
      await media.setSource(source, on);
      store.patch({ local: { ...store.read().local, [source]: on, error: null } });
    } catch (cause) {
      wanted = { ...wanted, [source]: false };
      store.patch({ local: { ...store.read().local, [source]: false, error: { source, cause } } });
    }
  }

  async function retryNow(): Promise<void> {
    goAway();
    await attempt();
  }

  const unsubscribe = media.subscribe(onEvent);
  return {
    read: store.read,
    subscribe: store.subscribe,
    async connect(initial) {
      const known = details.read(sessionId);
      if (!known) return store.patch({ connection: { status: "idle" } });
      if (known.kind === "without-video") return store.patch({ connection: { status: "unavailable" } });
      wanted = { ...initial, screen: false };
      if (known.takenOver) return end("elsewhere");
      const mine = ++run;
      store.patch({ connection: { status: "connecting" } });
      try {
        if (known.connectionId !== null) return await open(known);
      } catch {
        // The token may be too old to open the room: a fresh one is asked for before anything is said.
      }
      if (mine !== run) return;
      away = { since: clock.now(), attempt: 0 };
      await attempt();
    },
    retryNow,
    serverIsBack() {
      const { status } = store.read().connection;
      if (status === "reconnecting" || status === "lost" || status === "error") void retryNow();
    },
    async leave(reason = "left") {
      end(reason);
      await media.disconnect();
    },
    setSource,
    chooseDevice: (kind, deviceId) => media.chooseDevice(kind, deviceId),
    activeDevice: (kind) => media.activeDevice(kind),
    startAudio: () => media.startAudio(),
    dispose() {
      run += 1;
      cancelPlan();
      unsubscribe();
      void media.disconnect();
    },
  };
}
