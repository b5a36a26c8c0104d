import { useHand } from "../../control-bar";
import { useScheduleAfter } from "../../schedule";
import { currentSegment, type Schedule } from "../../schedule/headless";
import { interviewerNow, questionShown, type SessionData, useSessionData } from "../../session-data";
import { useIsNextElsewhere, useOffersNext } from "../../shared/connected/next-elsewhere";
import type { CentreAfter, CentreCast, CentreMoment, CentreRole } from "../headless/centre-rules";
import { CentreCardView } from "../view/centre-card-view";
import type { CentreActions } from "../view/centre-row";
import { CallFirst } from "./call-first";
import { centrePeople } from "./centre-people";
import { useAfterwards } from "./use-afterwards";

export interface CentreCardProps {
  sessionId: number;
  moment: CentreMoment;
  /** The actions of the card after the end. */
  actions?: CentreActions;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

function roleOf({ flags }: SessionData, isCandidate: boolean): CentreRole {
  if (isCandidate) return "candidate";
  if (flags.isObserver) return "observer";
  return flags.isInterviewer || flags.mayDrive ? "lead" : "peer";
}

function progressOf({ state: { evaluation_progress: progress } }: SessionData, candidateId: number | null) {
  if (!progress || progress.evaluatee !== candidateId) return null;
  return { scorers: progress.scorers, submitted: progress.submitted, hasRatedSelf: progress.rated_self };
}

function castOf(data: SessionData, candidateId: number | null, after: CentreAfter | null): CentreCast {
  const { attendees } = data.pageData;
  const interviewer = attendees.find(({ user }) => user.keycloak_id === interviewerNow(data)?.keycloakId);
  const lead = interviewer ?? attendees.find(({ is_host }) => is_host);
  const myId = data.me?.id ?? null;
  return {
    people: centrePeople(data),
    myId,
    candidateId,
    leadId: lead?.id ?? null,
    hands: data.state.raised_hands.map(({ attendee_id }) => attendee_id),
    progress: progressOf(data, candidateId),
    after,
    role: roleOf(data, candidateId !== null && candidateId === myId),
  };
}

function lastAskedOf(data: SessionData, schedule: Schedule) {
  const asked = questionShown(data, schedule);
  if (!asked) return null;
  const { question_text: text, number, criteria, attendee_id } = asked;
  const total = data.pageData.questions.filter((question) => question.attendee_id === attendee_id).length;
  return { text, number, total, category: criteria.label };
}

/** The card of this moment, kept true by the session's events. */
export function CentreCard({ sessionId, moment, actions, timeZone }: CentreCardProps) {
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const hand = useHand(sessionId, data);
  const after = useAfterwards(sessionId, moment === "ended" ? data : null, schedule);
  const reads = after?.feedback === "ready" && actions?.onRead !== undefined;
  useOffersNext(sessionId, reads);
  const isReadSoft = useIsNextElsewhere(sessionId, reads ? 1 : 0);
  if (!data || !schedule) return null;
  if (moment === "callFirst" || moment === "askFirst")
    return <CallFirst sessionId={sessionId} data={data} schedule={schedule} />;
  // Before a self-paced start nobody is the candidate: the host chooses.
  const isOpen = schedule.status === "IDLE" && schedule.flow_mode === "FREE";
  const cast = castOf(data, isOpen ? null : (currentSegment(schedule)?.interviewee_attendee_id ?? null), after);
  return (
    <CentreCardView
      moment={moment}
      schedule={schedule}
      time={time}
      cast={cast}
      hand={cast.role === "candidate" ? null : hand}
      lastAsked={moment === "openQuestions" || moment === "evaluation" ? lastAskedOf(data, schedule) : null}
      {...(actions ? { actions: { ...actions, isReadSoft } } : {})}
      timeZone={timeZone}
    />
  );
}
