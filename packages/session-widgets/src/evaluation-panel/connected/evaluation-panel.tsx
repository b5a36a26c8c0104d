import { featureQuestionMutation, myPillarRatingsQuery, stateQuery } from "@hotseat/api-client/queries";
import type { Attendee } from "@hotseat/api-client/types";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PillarRating } from "../../pillar-rating";
import { reportScheduleFailure, useScheduleAfter } from "../../schedule";
import { type Schedule, useFromTime } from "../../schedule/headless";
import { type SessionData, useSessionData, useSessionTexts } from "../../session-data";
import { policyPhaseOf } from "../../session-data/internal";
import { RoomMessage, useRoomTexts } from "../../session-data/view";
import { mayStillBeAsked, ratingIsDue, turnHasReachedRating, turnLiesBehind } from "../headless/evaluation-turn";
import { seekToQuestion } from "../headless/seek-to-question";
import type { EvaluationPanelViewProps } from "../view";
import { EvaluationErrorBoundary } from "../view/evaluation-error-boundary";
import * as styles from "../view/evaluation-panel.css";
import { composingOf, ReadOnlyQuestions } from "./evaluation-composing";
import { type Common, ReadOnly, Scoring } from "./evaluation-of-one";
import { peopleOf, questionsOf } from "./evaluation-panel-data";
import { preparationOf } from "./evaluation-preparation";
import { type SavedCallbacks, useSavedCallbacks } from "./saved-evaluations";
import { useShownPerson } from "./use-shown-person";

function useFeatureQuestion(sessionId: number) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  return useMutation({
    ...featureQuestionMutation(client, sessionId),
    onError: (error: Error) => reportScheduleFailure(i18n, error),
  });
}

export interface EvaluationPanelProps extends SavedCallbacks {
  sessionId: number;
  /** The attendee shown first. Default: the person in the hot seat, else the first other person. */
  personId?: number | null;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** The evaluation rail of a live session: choose a person, read, score, comment, submit. */
export function EvaluationPanel(props: EvaluationPanelProps) {
  useSessionTexts();
  useServerEvents({ sessionId: props.sessionId });
  useSavedCallbacks(props.sessionId, props);
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
  const ratesMyself = useRatesMyself(sessionId, data);
  const shown = useShownPerson({
    sessionId,
    people,
    inHotSeatId,
    personId,
    ratesMyself,
    myId: data?.me?.id ?? null,
  });

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

/** A question can be asked until the debrief, unless the turn waits for its candidate. */
function mayAskIn(schedule: Schedule): boolean {
  const phase = policyPhaseOf(schedule);
  return phase !== "DEBRIEF" && phase !== "FINISHED" && schedule.waiting_for === undefined;
}

interface AboutOneProps
  extends Pick<EvaluationPanelViewProps, "people" | "person" | "onPersonChange" | "upNext" | "timeZone"> {
  sessionId: number;
  data: SessionData;
  attendee: Attendee;
}

/** The chosen person. Only this part reads the schedule, so that a host action does not render the list of people. */
function AboutOne({ sessionId, data, people, person, attendee, onPersonChange, upNext, timeZone }: AboutOneProps) {
  const { mutate: feature } = useFeatureQuestion(sessionId);
  const { schedule, act, time } = useScheduleAfter(sessionId);
  const scheduleStatus = schedule?.status ?? null;
  const { composable, parts } = preparationOf({ sessionId, data, scheduleStatus, attendee });
  const { id } = person;
  // All participants except observers rate the pillars: peers in the form, the person themselves in a separate part.
  const mayRate = data.flags.mayScore && schedule !== null && turnHasReachedRating(schedule, id);
  const isDue = useFromTime(time, (nowMs) => schedule !== null && ratingIsDue(schedule, id, nowMs));
  const stillAsked = useFromTime(time, (nowMs) => schedule === null || mayStillBeAsked(schedule, id, nowMs));
  const common: Common = {
    people,
    person,
    onPersonChange,
    upNext,
    ...parts,
    timeZone,
    pillars: mayRate && person.role === "you" ? <PillarRating sessionId={sessionId} /> : null,
  };
  // In GUIDED another question is another segment; in FREE choosing one features it (LS-6.7).
  const ask = (asked: Schedule, questionId: number) =>
    asked.flow_mode === "FREE" ? feature({ question_id: questionId }) : seekToQuestion(asked, questionId, act);
  const mayAsk = data.flags.isInterviewer && data.state.session_status === "IN_PROGRESS";
  const onAsk =
    mayAsk && schedule && mayAskIn(schedule) ? (questionId: number) => ask(schedule, questionId) : undefined;
  return person.role === "you" || !data.flags.mayScore || !data.me ? (
    <ReadOnly
      key={id}
      common={common}
      opensWithPillars={mayRate && isDue}
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
      pillarsOpen={mayRate}
      stillAsked={stillAsked}
      keycloakId={data.me.user.keycloak_id}
    />
  );
}

/** Returns the people that the viewer has rated on the pillars; null until that is known. */
function useRatedIds(sessionId: number): ReadonlySet<number> | null {
  const { client } = useHotseat();
  const { data } = useQuery(myPillarRatingsQuery(client, sessionId));
  return data ? new Set(data.results.map((rating) => rating.evaluatee)) : null;
}

/** Returns true when the viewer's turn is in its evaluation, or over in FREE, and the viewer has not rated themselves. */
function useRatesMyself(sessionId: number, data: SessionData | null): boolean {
  const { client } = useHotseat();
  const ratedIds = useRatedIds(sessionId);
  const myId = data?.me?.id ?? null;
  // Renders when the result changes, not after each host action.
  const { data: isBehind = false } = useQuery({
    ...stateQuery(client, sessionId),
    select: ({ schedule }) => myId !== null && turnLiesBehind(schedule, myId),
    notifyOnChangeProps: ["data"],
  });
  if (!data || myId === null || !ratedIds || ratedIds.has(myId)) return false;
  return isBehind || (data.flags.isInterviewee && data.state.phase === "EVALUATE");
}
