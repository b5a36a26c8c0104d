import type { Deps } from "../../deps.ts";
import { LEDGER_CHANNEL, readHeads } from "../../ledger/postgres-ledger.ts";
import { sessionStream } from "../../ledger/streams.ts";

/** Milliseconds between two looks at the watched sessions, because the hint NOTIFY may be lost. */
const LOOK_INTERVAL_MS = 1000;
/** Milliseconds between two checks of one session, however much happens in it. */
export const CHECK_INTERVAL_MS = 300;

/** Reads again what somebody may do, and acts on it. */
export interface Watched {
  recheck(): Promise<void>;
}

interface WatchedSession {
  readonly members: Set<Watched>;
  head: number | null;
  isChecking: boolean;
  isDirty: boolean;
}

/** Checks the sockets of a session again whenever its stream says that something changed. */
export class StandingWatch {
  private readonly sessions = new Map<number, WatchedSession>();
  private readonly deps: Pick<Deps, "database" | "clock" | "log">;
  private cancel: () => void = () => {};
  private stopListening: () => Promise<void> = async () => {};

  constructor(deps: Pick<Deps, "database" | "clock" | "log">) {
    this.deps = deps;
  }

  async start(): Promise<void> {
    this.stopListening = await this.deps.database.listen(LEDGER_CHANNEL, (payload) => {
      const streams = payload === "" ? null : new Set(JSON.parse(payload) as string[]);
      for (const [id, session] of this.sessions) if (streams?.has(sessionStream(id)) ?? true) this.touch(session);
    });
    this.look();
  }

  async stop(): Promise<void> {
    this.cancel();
    await this.stopListening();
  }

  /** Returns a remove function. */
  add(sessionId: number, member: Watched): () => void {
    const session = this.sessions.get(sessionId) ?? {
      members: new Set(),
      head: null,
      isChecking: false,
      isDirty: false,
    };
    this.sessions.set(sessionId, session);
    session.members.add(member);
    // A change between the upgrade's check and now is not sent again.
    this.touch(session);
    return () => {
      session.members.delete(member);
      if (session.members.size === 0 && this.sessions.get(sessionId) === session) this.sessions.delete(sessionId);
    };
  }

  private look(): void {
    this.cancel = this.deps.clock.after(LOOK_INTERVAL_MS, () => {
      this.compareHeads().catch((error: Error) =>
        this.deps.log.warn({ error: error.message }, "The sessions of sockets could not be looked at."),
      );
      this.look();
    });
  }

  private async compareHeads(): Promise<void> {
    const ids = [...this.sessions.keys()];
    const heads = await readHeads(this.deps.database.db, ids.map(sessionStream));
    for (const id of ids) {
      const session = this.sessions.get(id);
      const head = heads.get(sessionStream(id)) ?? 0;
      if (!session || session.head === head) continue;
      // Also at the first look: the hint of a change since the sockets opened may be lost.
      session.head = head;
      this.touch(session);
    }
  }

  private touch(session: WatchedSession): void {
    session.isDirty = true;
    if (!session.isChecking) void this.check(session);
  }

  /** At once, and at most once in each interval. */
  private async check(session: WatchedSession): Promise<void> {
    session.isChecking = true;
    session.isDirty = false;
    for (const member of [...session.members])
      await member.recheck().catch((error: Error) => {
        session.isDirty = true;
        this.deps.log.warn({ error: error.message }, "Somebody's rights at a tool could not be read.");
      });
    this.deps.clock.after(CHECK_INTERVAL_MS, () => {
      session.isChecking = false;
      if (session.isDirty) void this.check(session);
    });
  }
}
