import type { Clock } from "../clock.ts";

/** Milliseconds before he joins, because a person would not appear in the same moment. */
export const COME_MS = 2500;
/** Milliseconds before he leaves, because the last person may have reloaded the page only. */
export const LEAVE_MS = 5000;
/** Milliseconds the place stays free before the program takes it again after a person had it. */
export const ASIDE_MS = 10_000;
/** Milliseconds between two attempts to join; doubles up to the longest. */
export const RETRY_MS = 3000;
export const RETRY_MAX_MS = 30_000;

/** The facts about a session that decide whether he joins, speaks and leaves. */
export interface SessionFacts {
  /** The session is under way. */
  readonly live: boolean;
  /** Another person is in its room. */
  readonly company: boolean;
  /** A person is in its room as Ben. */
  readonly myself: boolean;
  /** It is his turn, and its clock runs. */
  readonly hotSeat: boolean;
}

/** `taken`: a person signed in as Ben has the call. */
export type Joining = "in" | "taken" | "failed";

/** The connection to one session's room. */
export interface RoomConnection {
  /** Joins; `takesOver` disconnects the person who is in as Ben, else an earlier join of this program is resumed. */
  join(takesOver: boolean): Promise<Joining>;
  leave(): void;
  speak(on: boolean): void;
}

export type Phase = "away" | "coming" | "joining" | "inside" | "leaving" | "aside";

/**
 * Decides when the partner joins one session, speaks and leaves. A state machine: `look` passes the server's newest
 * state, `out` the end of the room's connection; everything else follows its own clock.
 */
export class Visit {
  phase: Phase = "away";
  private readonly connection: RoomConnection;
  private readonly clock: Clock;
  private seen: SessionFacts = { live: false, company: false, myself: false, hotSeat: false };
  private cancel = () => {};
  /** The person in the room as Ben may be this program's own last connection, which the server still counts. */
  private ownShadow = false;
  private retryMs = RETRY_MS;
  /** A timer of this phase runs. */
  private isWaiting = false;

  constructor(connection: RoomConnection, clock: Clock) {
    this.connection = connection;
    this.clock = clock;
  }

  get inside(): boolean {
    return this.phase === "inside" || this.phase === "leaving";
  }

  look(seen: SessionFacts): void {
    this.seen = seen;
    if (!seen.myself && !this.inside) this.ownShadow = false;
    this.step();
  }

  /** The room has ended this connection: `replaced` by a person, or `lost`. */
  out(why: "replaced" | "lost"): void {
    if (!this.inside && this.phase !== "joining") return;
    this.ownShadow = why === "lost";
    if (why === "lost") this.retry();
    else this.stepAside();
  }

  /** Final: the program ends. */
  stop(): void {
    this.cancel();
    if (this.inside) this.connection.leave();
    this.phase = "away";
  }

  private step(): void {
    if (this.inside) this.stay();
    else if (this.phase !== "joining") this.consider();
  }

  /** In the room: speaks and leaves. */
  private stay(): void {
    const { live, company, hotSeat } = this.seen;
    if (!live) {
      this.leave();
      return;
    }
    if (company && this.phase === "leaving") this.enter("inside");
    if (!company && this.phase === "inside") this.enter("leaving", LEAVE_MS, () => this.leave());
    this.connection.speak(hotSeat && company);
  }

  /** Outside: joins. */
  private consider(): void {
    const { live, company, myself } = this.seen;
    if (!live || !company) this.enter("away");
    else if (myself && !this.ownShadow) this.stepAside();
    else if (this.phase === "away") this.enter("coming", COME_MS, () => void this.join(!this.ownShadow));
    else if (this.phase === "aside" && !this.isWaiting) this.enter("aside", ASIDE_MS, () => void this.join(true));
  }

  private enter(phase: Phase, afterMs?: number, then: () => void = () => {}): void {
    this.cancel();
    this.phase = phase;
    this.isWaiting = afterMs !== undefined;
    this.cancel =
      afterMs === undefined
        ? () => {}
        : this.clock.after(afterMs, () => {
            this.isWaiting = false;
            then();
          });
  }

  private async join(takesOver: boolean): Promise<void> {
    this.enter("joining");
    const outcome = await this.connection.join(takesOver);
    if (this.phase !== "joining") return;
    if (outcome === "in") this.settle();
    else if (outcome === "taken") this.stepAside();
    else this.retry();
  }

  private settle(): void {
    this.retryMs = RETRY_MS;
    this.ownShadow = false;
    this.enter("inside");
    this.step();
  }

  private retry(): void {
    this.enter("coming", this.retryMs, () => void this.join(!this.ownShadow));
    this.retryMs = Math.min(this.retryMs * 2, RETRY_MAX_MS);
  }

  private leave(): void {
    this.connection.leave();
    this.ownShadow = true;
    this.enter("away");
  }

  /** A person has the place, and keeps it while they are there. */
  private stepAside(): void {
    this.ownShadow = false;
    this.enter("aside");
  }
}
