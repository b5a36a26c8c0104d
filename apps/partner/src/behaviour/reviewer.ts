import { type Api, ApiFailure, PILLARS, type Pillars } from "../api/api.ts";
import { type Observed, turnsOver } from "./turns.ts";
import { WORDS } from "./words.ts";

/** Encouraging and varied scores: 3 to 5, the same for the same person each time. */
const scoreOf = (person: number, step: number): number => 3 + ((person + step * 2) % 3);

type Calls = Pick<Api, "pageData" | "submitReview" | "ratedAlready" | "ratePillars">;

/**
 * Evaluates like a good peer: after a turn's EVALUATE it scores the candidates it heard, on the heard questions and the
 * five pillars, and itself on the pillars.
 */
export class Reviewer {
  private readonly api: Calls;
  private readonly sessionId: number;
  private readonly self: number;
  private readonly heard = new Set<number>();
  private readonly done = new Set<number>();

  /** @param self the partner's own attendee id */
  constructor(api: Calls, sessionId: number, self: number) {
    this.api = api;
    this.sessionId = sessionId;
    this.self = self;
  }

  /**
   * Takes the newest state, and whether the partner is in the room. Returns false when something due could not be
   * submitted yet.
   */
  async look(state: Observed, inside: boolean): Promise<boolean> {
    const over = turnsOver(state);
    const { interviewee } = state.designations;
    const isThere = interviewee && state.present.includes(interviewee.keycloakId);
    if (inside && isThere) this.heard.add(interviewee.attendeeId);
    try {
      for (const person of over) {
        if (!this.heard.has(person) || this.done.has(person)) continue;
        await this.review(person);
        this.done.add(person);
      }
      return true;
    } catch (error) {
      // The server is away: the next call tries again.
      if (!(error instanceof ApiFailure)) throw error;
      return false;
    }
  }

  private async review(person: number): Promise<void> {
    if (person === this.self) return this.rateMyself();
    const { questions, session } = await this.api.pageData(this.sessionId);
    const words = WORDS[session.language];
    const answers = questions
      .filter((question) => question.attendee_id === person && question.hearing === "HEARD")
      .map(({ id }, index) => ({
        question: id,
        score: scoreOf(person, index),
        comments: words.answer[index] ?? "",
      }));
    const pillars = Object.fromEntries(
      Object.entries(pillarsOf(person)).map(([pillar, score]) => [pillar, { score, comment: "" }]),
    );
    await once(this.api.submitReview(this.sessionId, { evaluatee: person, answers, pillars, comments: words.overall }));
  }

  private async rateMyself(): Promise<void> {
    if ((await this.api.ratedAlready(this.sessionId)).includes(this.self)) return;
    await once(this.api.ratePillars(this.sessionId, this.self, pillarsOf(this.self)));
  }
}

function pillarsOf(person: number): Pillars {
  return Object.fromEntries(PILLARS.map((pillar, step) => [pillar, scoreOf(person, step)])) as Pillars;
}

/** A refusal is final: somebody signed in as Ben was first, or the time is over. */
async function once(handedIn: Promise<unknown>): Promise<void> {
  await handedIn.catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || error.passes) throw error;
  });
}
