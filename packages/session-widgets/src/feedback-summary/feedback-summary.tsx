import { isHotseatError } from "@hotseat/api-client";
import { feedbackSummaryQuery, myAttendeeQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PillarRating } from "../pillar-rating";
import { problemText, useSessionTexts } from "../session-data";
import { RoomMessage } from "../session-data/view";
import { useWriting } from "../writing";
import { FeedbackLockedView, FeedbackSummaryView, type FeedbackSummaryViewProps } from "./view";

export interface FeedbackSummaryProps {
  sessionId: number;
  /** Person whose feedback is shown; one's own without it. */
  evaluateeId?: number;
  back?: ReactNode;
  actions?: ReactNode;
  /** The form of a new session; without it none is offered. */
  planHref?: string;
  tryNextAction?: (workshopKey: string) => ReactNode;
  /** Ways on for somebody who had no turn, such as what they write about others. */
  noTurnAction?: ReactNode;
  timeZone?: string;
}

/** The peers' submitted feedback about the viewer in a session; locked until the viewer's turn is over and they have rated themselves. */
export function FeedbackSummary({ evaluateeId, ...rest }: FeedbackSummaryProps) {
  useSessionTexts();
  useServerEvents({ sessionId: rest.sessionId });
  return evaluateeId === undefined ? <MyFeedback {...rest} /> : <FeedbackOf {...rest} evaluateeId={evaluateeId} />;
}

function MyFeedback(props: Omit<FeedbackSummaryProps, "evaluateeId">) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const me = useQuery(myAttendeeQuery(client, props.sessionId));
  if (me.data) return <FeedbackOf {...props} evaluateeId={me.data.id} />;
  if (!me.isError) return <RoomMessage kind="loading" />;
  return <RoomMessage kind="failed" detail={problemText(i18n, me.error)} onRetry={() => void me.refetch()} />;
}

function FeedbackOf({ sessionId, evaluateeId, noTurnAction, ...rest }: FeedbackSummaryProps & { evaluateeId: number }) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const feedback = useQuery(feedbackSummaryQuery(client, sessionId, evaluateeId));
  const lock = useLock(evaluateeId, feedback);
  if (feedback.data) return <Written sessionId={sessionId} feedback={feedback.data} {...rest} />;
  const { back } = rest;
  if (lock === "own_rating_missing")
    return <FeedbackLockedView reason="rate-first" rating={<PillarRating sessionId={sessionId} />} back={back} />;
  if (lock === "feedback_not_open") return <FeedbackLockedView reason="not-open" back={back} />;
  if (lock === "no_turn") return <FeedbackLockedView reason="no-turn" action={noTurnAction} back={back} />;
  if (!feedback.isError) return <RoomMessage kind="loading" />;
  return (
    <RoomMessage kind="failed" detail={problemText(i18n, feedback.error)} onRetry={() => void feedback.refetch()} />
  );
}

const LOCKS = ["own_rating_missing", "feedback_not_open", "no_turn"] as const;
type Lock = (typeof LOCKS)[number];

/**
 * Returns why the feedback is locked; null when it is open, not known yet, or refused for another reason. Each event of the session
 * repeats the request, and a query without data drops its error meanwhile: the last lock stays until the response, also when the
 * server is not reached, because the rating form below it would lose its focus and the presses made in between.
 */
function useLock(evaluateeId: number, { error, isPending }: { error: Error | null; isPending: boolean }): Lock | null {
  const [last, setLast] = useState<{ evaluateeId: number; lock: Lock | null }>({ evaluateeId, lock: null });
  const known = last.evaluateeId === evaluateeId ? last.lock : null;
  const isUnanswered = isPending || (isHotseatError(error) && (error.status === 0 || error.status >= 500));
  const lock = isUnanswered ? known : lockOf(error);
  if (lock !== last.lock || evaluateeId !== last.evaluateeId) setLast({ evaluateeId, lock });
  return lock;
}

function lockOf(error: Error | null): Lock | null {
  return (isHotseatError(error) && LOCKS.find((lock) => lock === error.code)) || null;
}

/** The feedback with its summary, which is rewritten on request; an event reports the end, and the page fetches the text. */
function Written({ sessionId, feedback, ...rest }: FeedbackSummaryViewProps & { sessionId: number }) {
  const ids = { sessionId, attendeeId: feedback.evaluatee.attendee_id };
  const { writing, start, cancel } = useWriting({ ...ids, kind: "feedback_summary" });
  return (
    <FeedbackSummaryView feedback={feedback} summaryWriting={{ writing, onWrite: start, onCancel: cancel }} {...rest} />
  );
}
