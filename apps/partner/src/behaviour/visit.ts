import type { Clock } from "../clock.ts";

/** Nobody appears in the very moment somebody else does. */
export const COME_MS = 2500;
/** The last one out may only have reloaded the page. */
export const LEAVE_MS = 5000;
/** How long the place stays free before the program takes it again after a person had it. */
export const ASIDE_MS = 10_000;
/** Between tries to come in; doubles up to the longest. */
export const RETRY_MS = 3000;
export const RETRY_MAX_MS = 30_000;

/** What the server says of a session, as far as coming and going depend on it. */
export interface Surroundings {
  /** The session is under way. */
  readonly live: boolean;
  /** Somebody else is in its room. */
  readonly company: boolean;
  /** Somebody is in its room as the partner himself. */
  readonly myself: boolean;
  /** It is his turn, and the clock of it runs. */
  readonly hotSeat: boolean;
}

/** `taken`: somebody signed in as the same person has the call. */
export type Joining = "in" | "taken" | "failed";

/** The way into one session's room. */
export interface Door {
  /** Comes in; `anew` puts out whoever is in as the same person, else an earlier joining of this program is resumed. */
  join(anew: boolean): Promise<Joining>;
  leave(): void;
  speak(on: boolean): void;
}

export type Phase = "away" | "coming" | "joining" | "inside" | "leaving" | "aside";

/**
 * When the partner comes to one session, speaks and goes. A state machine: `look` tells it the newest of the server, `out` that
 * the room has put it out; everything else is its own clock.
 */
export class Visit {
  phase: Phase = "away";
  private readonly door: Door;
  private readonly clock: Clock;
  private seen: Surroundings = { live: false, company: false, myself: false, hotSeat: false };
  private cancel = () => {};
  /** Whoever is in the room as himself may be this program's own last connection, which the server still counts. */
  private ownShadow = false;
  private retryMs = RETRY_MS;
  /** A timer of this phase runs. */
  private isWaiting = false;

  constructor(door: Door, clock: Clock) {
    this.door = door;
    this.clock = clock;
  }

  get inside(): boolean {
    return this.phase === "inside" || this.phase === "leaving";
  }

  look(seen: Surroundings): void {
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

  /** For good: the program ends. */
  stop(): void {
    this.cancel();
    if (this.inside) this.door.leave();
    this.phase = "away";
  }

  private step(): void {
    if (this.inside) this.stay();
    else if (this.phase !== "joining") this.consider();
  }

  /** In the room: whether to speak, and to go. */
  private stay(): void {
    const { live, company, hotSeat } = this.seen;
    if (!live) {
      this.leave();
      return;
    }
    if (company && this.phase === "leaving") this.enter("inside");
    if (!company && this.phase === "inside") this.enter("leaving", LEAVE_MS, () => this.leave());
    this.door.speak(hotSeat && company);
  }

  /** Outside: whether to come. */
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

  private async join(anew: boolean): Promise<void> {
    this.enter("joining");
    const outcome = await this.door.join(anew);
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
    this.door.leave();
    this.ownShadow = true;
    this.enter("away");
  }

  /** A person has the place, and keeps it while they are there. */
  private stepAside(): void {
    this.ownShadow = false;
    this.enter("aside");
  }
}
