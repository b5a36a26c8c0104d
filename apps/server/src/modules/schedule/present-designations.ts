import type { z } from "zod";
import type { Content } from "../../content/content.ts";
import { iso } from "../../contract/moments.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../attendees/attendee-repository.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { Designations, FeaturedQuestion } from "./contract.state.ts";
import type { StoredSchedule } from "./schedule-repository.ts";

type Featured = z.input<typeof FeaturedQuestion>;
type Timing = Pick<Featured, "timeLimit" | "startedAt" | "remainingSec">;

/**
 * The designated people and the featured question, as clients receive them. A person who has left the session holds no
 * role in it.
 */
export async function presentDesignations(
  db: Db,
  content: Content,
  session: SessionRow,
  stored: StoredSchedule,
  people: readonly Person[],
): Promise<z.input<typeof Designations>> {
  const { intervieweeAttendeeId, interviewerKeycloakId, spotlightKeycloakId } = stored.designation;
  const byKeycloakId = (id: string | null) => people.find(({ keycloakId }) => keycloakId === id);
  const interviewee = people.find(({ id }) => id === intervieweeAttendeeId);
  const interviewer = byKeycloakId(interviewerKeycloakId);
  return {
    interviewee: interviewee ? { attendeeId: interviewee.id, keycloakId: interviewee.keycloakId } : null,
    interviewer: interviewer ? { keycloakId: interviewer.keycloakId } : null,
    featuredQuestion: await featured(db, content, session, stored),
    spotlightIdentity: byKeycloakId(spotlightKeycloakId)?.keycloakId ?? null,
  };
}

async function featured(
  db: Db,
  content: Content,
  session: SessionRow,
  stored: StoredSchedule,
): Promise<Featured | null> {
  const shown = session.flowMode === "GUIDED" ? ofSegment(stored) : ofChoice(stored);
  if (!shown) return null;
  const question = (await listQuestions(db, session.id)).find(({ id }) => id === shown.questionId);
  if (!question) return null;
  const criterion = content.module(session.moduleKey)?.criteria.find(({ key }) => key === question.criterionKey);
  return {
    id: question.id,
    text: question.text,
    category: criterion?.label[session.language] ?? question.criterionKey,
    ...shown.timing(question.timeLimitSec),
  };
}

interface Shown {
  readonly questionId: number;
  timing(limitSec: number): Timing;
}

/** In GUIDED mode the featured question follows the current QUESTION segment once it has begun; it keeps its own time (LS-4.23). */
function ofSegment({ state }: StoredSchedule): Shown | null {
  const segment =
    state.status === "RUNNING" || state.status === "PAUSED" ? state.timeline[state.currentIndex] : undefined;
  if (!segment || segment.questionId === null || segment.startedAt === null) return null;
  const timing = {
    timeLimit: segment.durationSec,
    startedAt: iso(state.startedAt),
    remainingSec: state.remainingMs / 1000,
  };
  return { questionId: segment.questionId, timing: () => timing };
}

function ofChoice({ designation }: StoredSchedule): Shown | null {
  const { featuredQuestionId, featuredAt, featuredRemainingMs } = designation;
  if (featuredQuestionId === null) return null;
  return {
    questionId: featuredQuestionId,
    timing: (limitSec) => ({
      timeLimit: limitSec > 0 && featuredRemainingMs !== null ? limitSec : null,
      startedAt: iso(featuredAt?.getTime() ?? null),
      remainingSec: featuredRemainingMs === null ? null : featuredRemainingMs / 1000,
    }),
  };
}
