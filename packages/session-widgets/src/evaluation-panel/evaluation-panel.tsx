import { featureQuestionMutation, myPillarRatingsQuery, pageDataQuery } from "@hotseat/api-client/queries";
import type { Attendee } from "@hotseat/api-client/types";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { browserStorage, forgiving } from "../device-storage";
import { PillarRating } from "../pillar-rating";
import { useScheduleAfter } from "../schedule";
import { currentSegment, type Schedule } from "../schedule/headless";
import { reportScheduleFailure } from "../schedule/view";
import { problemText, type SessionData, useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage, useRoomTexts } from "../session-data/view";
import { composingOf, ReadOnlyQuestions } from "./evaluation-composing";
import { EvaluationErrorBoundary } from "./evaluation-error-boundary";
import * as styles from "./evaluation-panel.css";
import { peopleOf, questionsOf } from "./evaluation-panel-data";
import { preparationOf } from "./evaluation-preparation";
import { turnHasReachedRating } from "./evaluation-turn";
import { useEvaluationPanel } from "./headless";
import { keptView } from "./kept-view";
import { seekToQuestion } from "./seek-to-question";
import { useEvaluationStore } from "./use-evaluation-store";
import { useShownPerson } from "./use-shown-person";
import { EvaluationPanelView, type EvaluationPanelViewProps, type PanelView } from "./view";

function useFeatureQuestion(sessionId: number) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  return useMutation({
    ...featureQuestionMutation(client, sessionId),
    onError: (error: Error) => reportScheduleFailure(i18n, problemText(i18n, error)),
  });
}

export interface EvaluationPanelProps {
  sessionId: number;
  /** The attendee it opens with. Default: who is in the hot seat, else the first other one. */
  personId?: number | null;
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

function Loaded({ sessionId, personId = null, timeZone }: EvaluationPanelProps) {
  const session = useSessionData(sessionId);
  const texts = useRoomTexts();
  const data = session.status === "ready" ? session.data : null;
  const people = data ? peopleOf(data) : [];
  const inHotSeatId = data?.designations.interviewee?.attendeeId ?? null;
  const shown = useShownPerson({ sessionId, people, inHotSeatId, personId });

  if (session.status === "loading") return <RoomMessage inset kind="loading" />;
  if (session.status === "failed")
    return <RoomMessage inset kind="failed" detail={session.detail ?? texts.attendeesFailed} onRetry={session.retry} />;
  const { watch, person, ...aboutThem } = shown;
  const attendee = session.data.attendee(person?.id ?? null);
  if (!person || !attendee) return <RoomMessage inset kind="empty" text={texts.noAttendees} />;
  return (
    <div className={styles.watched} {...watch}>
      <AboutOne
        sessionId={sessionId}
        data={session.data}
        people={people}
        person={person}
        attendee={attendee}
        {...aboutThem}
        timeZone={timeZone}
      />
    </div>
  );
}

interface AboutOneProps
  extends Pick<EvaluationPanelViewProps, "people" | "person" | "onPersonChange" | "upNext" | "timeZone"> {
  sessionId: number;
  data: SessionData;
  attendee: Attendee;
}

/** The chosen person; what depends on the schedule begins here, so that a press of the host lists nobody anew. */
function AboutOne({ sessionId, data, people, person, attendee, onPersonChange, upNext, timeZone }: AboutOneProps) {
  const { mutate: feature } = useFeatureQuestion(sessionId);
  const { schedule, act } = useScheduleAfter(sessionId);
  const ratedIds = useRatedIds(sessionId);
  const scheduleStatus = schedule?.status ?? null;
  const { composable, parts } = preparationOf({ sessionId, data, scheduleStatus, attendee });
  const { id } = person;
  // The pillars are rated once the turn has come to its evaluation, by all but observers.
  const isRating = data.flags.mayScore && schedule !== null && turnHasReachedRating(schedule, id);
  const common: Common = {
    people,
    person,
    onPersonChange,
    upNext,
    ...parts,
    timeZone,
    pillars: isRating ? <PillarRating sessionId={sessionId} evaluateeId={id} /> : null,
    pillarsDue: !ratedIds.has(id),
  };
  // In GUIDED another question is another segment; in FREE choosing one features it (live-session.md §4).
  const ask = (asked: Schedule, questionId: number) =>
    asked.flow_mode === "FREE" ? feature({ question_id: questionId }) : seekToQuestion(asked, questionId, act);
  const mayAsk = data.flags.isInterviewer && data.state.session_status === "IN_PROGRESS";
  const onAsk = mayAsk && schedule ? (questionId: number) => ask(schedule, questionId) : undefined;
  return person.role === "you" || !data.flags.mayScore || !data.me ? (
    <ReadOnly
      key={`${id} ${isRating}`}
      common={common}
      questions={
        <ReadOnlyQuestions
          sessionId={sessionId}
          attendeeId={id}
          questions={questionsOf(data.pageData.questions, id)}
          whose={person.role === "you" ? "own" : "other"}
          composable={composable}
        />
      }
      sessionId={sessionId}
    />
  ) : (
    <Scoring
      key={id}
      common={common}
      composing={composable ? composingOf(sessionId, id) : null}
      onAsk={onAsk}
      sessionId={sessionId}
      data={data}
      schedule={schedule}
      keycloakId={data.me.user.keycloak_id}
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

/** The part that is looked at; what one chose comes again with the next person and after a reload, unless `due` comes first. */
function useView(sessionId: number, otherwise: PanelView, due: PanelView | null = null) {
  const [kept] = useState(() => keptView(forgiving(browserStorage("localStorage")), sessionId));
  const [view, setView] = useState<PanelView>(() => due ?? kept.read() ?? otherwise);
  const onViewChange = (chosen: PanelView) => {
    startTransition(() => setView(chosen));
    kept.keep(chosen);
  };
  return { view, onViewChange };
}

interface ReadOnlyProps extends Pick<EvaluationPanelViewProps, "questions"> {
  sessionId: number;
  common: Common;
}

/** Oneself, or for observers: profile, scenario, and one's own pillars. */
function ReadOnly({ sessionId, common, questions }: ReadOnlyProps) {
  const shown = useView(sessionId, "profile", common.pillars ? "pillars" : null);
  return <EvaluationPanelView {...common} {...shown} questions={questions} panel={null} />;
}

/** What the server holds of my evaluation of them. */
function useStoredEvaluation(sessionId: number, evaluateeId: number) {
  const { client } = useHotseat();
  const { data } = useQuery({
    ...pageDataQuery(client, sessionId),
    select: ({ evaluations }) => evaluations.find(({ evaluatee }) => evaluatee === evaluateeId),
  });
  return data;
}

interface ScoringProps extends Pick<EvaluationPanelViewProps, "onAsk"> {
  common: Common;
  /** Null where the questions are not the viewer's to change. */
  composing: ReturnType<typeof composingOf> | null;
  sessionId: number;
  data: SessionData;
  schedule: Schedule | null;
  keycloakId: string;
}

function Scoring({ sessionId, data, schedule, keycloakId, common, composing, onAsk }: ScoringProps) {
  const shown = useView(sessionId, "questions");
  const evaluateeId = common.person.id;
  const questions = questionsOf(data.pageData.questions, evaluateeId);
  const stored = useStoredEvaluation(sessionId, evaluateeId);
  const store = useEvaluationStore({ sessionId, evaluateeId, keycloakId, stored });
  const segment =
    schedule && schedule.status !== "IDLE" && schedule.status !== "FINISHED" ? currentSegment(schedule) : null;
  const running = segment?.question_id ?? data.designations.featuredQuestion?.id ?? null;
  const panel = useEvaluationPanel({ store, questions, runningQuestionId: running });
  return <EvaluationPanelView {...common} {...composing} {...shown} onAsk={onAsk} panel={panel} />;
}
