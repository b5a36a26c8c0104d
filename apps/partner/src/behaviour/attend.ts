import type { SessionSummary } from "@hotseat/api-client/types";
import { type Api, ApiFailure } from "../api/api.ts";
import type { Clock } from "../clock.ts";
import { Reviewer } from "./reviewer.ts";
import { isHeard, type Observed } from "./turns.ts";
import { type RoomConnection, type SessionFacts, Visit } from "./visit.ts";

/** Milliseconds in which several events cause one read only. */
const GATHER_MS = 150;
/** Milliseconds between two reads without an event, in case one was lost. */
const READ_EVERY_MS = 15_000;
const RETRY_READ_MS = 2000;

/** The dependencies of attending: server, room and clock. */
export interface AttendanceDeps {
  readonly api: { state(id: number): Promise<Observed> } & Pick<
    Api,
    "pageData" | "submitReview" | "ratedAlready" | "ratePillars"
  >;
  readonly clock: Clock;
  /** Calls back whenever something of this session may have changed. Returns a stop function. */
  follow(sessionId: number, onChange: () => void): () => void;
  /** Connects to a session's room; `onOut` is called when the room disconnects him. */
  connection(sessionId: number, onOut: (why: "replaced" | "lost") => void): RoomConnection;
}

const NOTHING: SessionFacts = { live: false, company: false, myself: false, hotSeat: false };

/** The facts of a visit by a session's state, for this person. */
export function sessionFactsOf(state: Observed, self: string): SessionFacts {
  return {
    live: state.session_status === "IN_PROGRESS",
    company: state.present.some((identity) => identity !== self),
    myself: state.present.includes(self),
    hotSeat: state.designations.interviewee?.keycloakId === self && isHeard(state.schedule),
  };
}

/** Attends one session: follows its events, joins and leaves, and submits evaluations afterwards. */
export class Attendance {
  readonly visit: Visit;
  private readonly deps: AttendanceDeps;
  private readonly sessionId: number;
  private readonly self: string;
  private readonly reviewer: Reviewer;
  private readonly unfollow: () => void;
  private cancel = () => {};
  private looking = false;
  private lookAgain = false;
  private ended = false;

  /** @param self keycloak_id of the person he acts as */
  constructor(deps: AttendanceDeps, session: Pick<SessionSummary, "id" | "my_attendee_id">, self: string) {
    this.deps = deps;
    this.sessionId = session.id;
    this.self = self;
    this.reviewer = new Reviewer(deps.api, session.id, session.my_attendee_id ?? 0);
    const connection = deps.connection(session.id, (why) => {
      this.visit.out(why);
      this.lookIn(GATHER_MS);
    });
    this.visit = new Visit(connection, deps.clock);
    this.unfollow = deps.follow(session.id, () => this.lookIn(GATHER_MS));
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
    this.cancel = this.deps.clock.after(ms, () => void this.look());
  }

  private async look(): Promise<void> {
    this.looking = true;
    this.lookAgain = false;
    const seen = await this.tryLook();
    this.looking = false;
    this.lookIn(this.lookAgain ? GATHER_MS : seen ? READ_EVERY_MS : RETRY_READ_MS);
  }

  /** False when the server did not respond; the last state holds until it does. */
  private async tryLook(): Promise<boolean> {
    try {
      const state = await this.deps.api.state(this.sessionId);
      if (this.ended) return true;
      this.visit.look(sessionFactsOf(state, this.self));
      const saidAll = await this.reviewer.look(state, this.visit.inside);
      if (saidAll && (state.session_status === "COMPLETED" || state.session_status === "CANCELLED")) this.end();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // He has no place in it any more, so he stays away.
      if (!error.passes) this.visit.look(NOTHING);
      return error.passes === false;
    }
  }
}
