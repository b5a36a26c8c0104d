import { myPillarRatingsQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PillarRating } from "../pillar-rating";
import { useSchedule } from "../schedule";
import { currentSegment, type Schedule } from "../schedule/headless";
import { type SessionData, useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage, useRoomTexts } from "../session-data/view";
import { EvaluationErrorBoundary } from "./evaluation-error-boundary";
import { peopleOf, questionsOf, shownPerson } from "./evaluation-panel-data";
import { turnHasReachedRating } from "./evaluation-turn";
import { useEvaluationPanel } from "./headless";
import { useEvaluationStore } from "./use-evaluation-store";
import { EvaluationPanelView, type EvaluationPanelViewProps, type PanelView } from "./view";

export interface EvaluationPanelProps {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** The evaluation rail of a live session: choose a person, read, score, comment, submit. */
export function EvaluationPanel(props: EvaluationPanelProps) {
  useSessionTexts();
  useServerEvents({ sessionId: props.sessionId });
  return (
    <EvaluationErrorBoundary>
      <Loaded {...props} />
    </EvaluationErrorBoundary>
  );
}

function Loaded({ sessionId, timeZone }: EvaluationPanelProps) {
  const session = useSessionData(sessionId);
  const { schedule, act } = useSchedule(sessionId);
  const texts = useRoomTexts();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const ratedIds = useRatedIds(sessionId);

  if (session.status === "loading") return <RoomMessage inset kind="loading" />;
  if (session.status === "failed")
    return <RoomMessage inset kind="failed" detail={session.detail ?? texts.attendeesFailed} onRetry={session.retry} />;
  const { data } = session;
  const people = peopleOf(data);
  const person = shownPerson(people, data, chosenId);
  const attendee = data.attendee(person?.id ?? null);
  if (!person || !attendee) return <RoomMessage inset kind="empty" text={texts.noAttendees} />;
  const common: Common = {
    people,
    person,
    onPersonChange: setChosenId,
    profile: attendee.anonymized_profile_summary,
    scenario: attendee.scenario && { title: attendee.scenario.title, text: attendee.scenario.scenario_text },
    timeZone,
    pillars: ratingOf(sessionId, data, schedule, person.id),
    pillarsDue: !ratedIds.has(person.id),
  };
  if (person.role === "you" || !data.flags.mayScore || !data.me)
    return <ReadOnly key={`${person.id} ${Boolean(common.pillars)}`} {...common} />;
  const onAsk = data.flags.isInterviewer && schedule ? (id: number) => seekTo(schedule, id, act) : undefined;
  return (
    <Scoring
      key={person.id}
      {...common}
      sessionId={sessionId}
      data={data}
      schedule={schedule}
      keycloakId={data.me.user.keycloak_id}
      onAsk={onAsk}
    />
  );
}

/** Whom I have rated on the pillars. */
function useRatedIds(sessionId: number): ReadonlySet<number> {
  const { client } = useHotseat();
  const { data } = useQuery(myPillarRatingsQuery(client, sessionId));
  return new Set(data?.results.map((rating) => rating.evaluatee));
}

type Common = Omit<EvaluationPanelViewProps, "view" | "onViewChange" | "panel">;

/** The pillars are rated once the turn has come to its evaluation, by all but observers. */
function ratingOf(sessionId: number, data: SessionData, schedule: Schedule | null, evaluateeId: number): ReactNode {
  if (!data.flags.mayScore || !schedule || !turnHasReachedRating(schedule, evaluateeId)) return null;
  return <PillarRating sessionId={sessionId} evaluateeId={evaluateeId} />;
}

/** live-session.md §6: the interviewer drives the choice of question; in GUIDED by seeking its segment. */
function seekTo(schedule: Schedule, questionId: number, act: ReturnType<typeof useSchedule>["act"]): void {
  const index = schedule.timeline.findIndex((segment) => segment.question_id === questionId);
  if (index < 0) console.warn(`No segment asks question ${questionId}.`);
  else act({ kind: "seek", index });
}

/** Oneself, or for observers: profile, scenario, and one's own pillars. */
function ReadOnly(common: Common) {
  const [view, setView] = useState<PanelView>(common.pillars ? "pillars" : "profile");
  return <EvaluationPanelView {...common} view={view} onViewChange={setView} panel={null} />;
}

interface ScoringProps extends Common {
  sessionId: number;
  data: SessionData;
  schedule: Schedule | null;
  keycloakId: string;
}

function Scoring({ sessionId, data, schedule, keycloakId, ...common }: ScoringProps) {
  const [view, setView] = useState<PanelView>("questions");
  const evaluateeId = common.person.id;
  const questions = questionsOf(data.pageData.questions, evaluateeId);
  const stored = data.pageData.evaluations.find((evaluation) => evaluation.evaluatee === evaluateeId);
  const store = useEvaluationStore({ sessionId, evaluateeId, keycloakId, stored });
  const segment =
    schedule && schedule.status !== "IDLE" && schedule.status !== "FINISHED" ? currentSegment(schedule) : null;
  const running = segment?.question_id ?? data.designations.featuredQuestion?.id ?? null;
  const panel = useEvaluationPanel({ store, questions, runningQuestionId: running });
  return <EvaluationPanelView {...common} view={view} onViewChange={setView} panel={panel} />;
}
