import type { SessionSummary } from "@hotseat/api-client/types";
import { type Api, ApiFailure } from "../api/api.ts";
import type { Clock } from "../clock.ts";
import { Reviewer } from "./reviewer.ts";
import { isHeard, type Observed } from "./turns.ts";
import { type Door, type Surroundings, Visit } from "./visit.ts";

/** Several events at once are one look. */
const GATHER_MS = 150;
/** A look even when nothing was heard: for a word that was lost. */
const LOOK_EVERY_MS = 15_000;
const LOOK_AGAIN_MS = 2000;

/** What attending needs of the world. */
export interface World {
  readonly api: { state(id: number): Promise<Observed> } & Pick<
    Api,
    "pageData" | "submitReview" | "ratedAlready" | "ratePillars"
  >;
  readonly clock: Clock;
  /** Calls back whenever something of this session may have changed; the answer ends it. */
  follow(sessionId: number, onChange: () => void): () => void;
  /** The way into a session's room; `onOut` when the room puts him out. */
  door(sessionId: number, onOut: (why: "replaced" | "lost") => void): Door;
}

const NOTHING: Surroundings = { live: false, company: false, myself: false, hotSeat: false };

/** What a session's state means for coming and going, seen by this person. */
export function surroundingsOf(state: Observed, self: string): Surroundings {
  return {
    live: state.session_status === "IN_PROGRESS",
    company: state.present.some((identity) => identity !== self),
    myself: state.present.includes(self),
    hotSeat: state.designations.interviewee?.keycloakId === self && isHeard(state.schedule),
  };
}

/** Attends one session: follows its events, comes and goes, and says afterwards what he thinks. */
export class Attendance {
  readonly visit: Visit;
  private readonly world: World;
  private readonly sessionId: number;
  private readonly self: string;
  private readonly reviewer: Reviewer;
  private readonly unfollow: () => void;
  private cancel = () => {};
  private looking = false;
  private lookAgain = false;
  private ended = false;

  /** @param self keycloak_id of whom he acts as */
  constructor(world: World, session: Pick<SessionSummary, "id" | "my_attendee_id">, self: string) {
    this.world = world;
    this.sessionId = session.id;
    this.self = self;
    this.reviewer = new Reviewer(world.api, session.id, session.my_attendee_id ?? 0);
    const door = world.door(session.id, (why) => {
      this.visit.out(why);
      this.lookIn(GATHER_MS);
    });
    this.visit = new Visit(door, world.clock);
    this.unfollow = world.follow(session.id, () => this.lookIn(GATHER_MS));
    this.lookIn(0);
  }

  end(): void {
    this.ended = true;
    this.cancel();
    this.unfollow();
    this.visit.stop();
  }

  private lookIn(ms: number): void {
    if (this.ended) return;
    if (this.looking) {
      this.lookAgain = true;
      return;
    }
    this.cancel();
    this.cancel = this.world.clock.after(ms, () => void this.look());
  }

  private async look(): Promise<void> {
    this.looking = true;
    this.lookAgain = false;
    const seen = await this.tryLook();
    this.looking = false;
    this.lookIn(this.lookAgain ? GATHER_MS : seen ? LOOK_EVERY_MS : LOOK_AGAIN_MS);
  }

  /** False when the server did not answer: what was last seen holds until it does. */
  private async tryLook(): Promise<boolean> {
    try {
      const state = await this.world.api.state(this.sessionId);
      if (this.ended) return true;
      this.visit.look(surroundingsOf(state, this.self));
      const saidAll = await this.reviewer.look(state, this.visit.inside);
      if (saidAll && (state.session_status === "COMPLETED" || state.session_status === "CANCELLED")) this.end();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // No place in it any more: nothing to come for.
      if (!error.passes) this.visit.look(NOTHING);
      return error.passes === false;
    }
  }
}
