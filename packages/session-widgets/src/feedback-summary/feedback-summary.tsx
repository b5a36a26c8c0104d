import { isHotseatError } from "@hotseat/api-client";
import { feedbackSummaryQuery, myAttendeeQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PillarRating } from "../pillar-rating";
import { problemText, useSessionTexts } from "../session-data";
import { RoomMessage } from "../session-data/view";
import { useWriting } from "../writing";
import { FeedbackLockedView, FeedbackSummaryView, type FeedbackSummaryViewProps } from "./view";

export interface FeedbackSummaryProps {
  sessionId: number;
  /** Whose feedback; one's own without it. */
  evaluateeId?: number;
  back?: ReactNode;
  actions?: ReactNode;
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
  if (me.isError)
    return <RoomMessage kind="failed" detail={problemText(i18n, me.error)} onRetry={() => void me.refetch()} />;
  return me.data ? <FeedbackOf {...props} evaluateeId={me.data.id} /> : <RoomMessage kind="loading" />;
}

function FeedbackOf({ sessionId, evaluateeId, noTurnAction, ...rest }: FeedbackSummaryProps & { evaluateeId: number }) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const feedback = useQuery(feedbackSummaryQuery(client, sessionId, evaluateeId));
  if (feedback.data) return <Written sessionId={sessionId} feedback={feedback.data} {...rest} />;
  if (!feedback.isError) return <RoomMessage kind="loading" />;
  const code = isHotseatError(feedback.error) ? feedback.error.code : null;
  const { back } = rest;
  if (code === "feedback_not_open") return <FeedbackLockedView reason="not-open" back={back} />;
  if (code === "no_turn") return <FeedbackLockedView reason="no-turn" action={noTurnAction} back={back} />;
  if (code !== "own_rating_missing")
    return (
      <RoomMessage kind="failed" detail={problemText(i18n, feedback.error)} onRetry={() => void feedback.refetch()} />
    );
  return <FeedbackLockedView reason="rate-first" rating={<PillarRating sessionId={sessionId} />} back={back} />;
}

/** The feedback with its summary, which is rewritten on request; an event reports the end, and the page fetches the text. */
function Written({ sessionId, feedback, ...rest }: FeedbackSummaryViewProps & { sessionId: number }) {
  const ids = { sessionId, attendeeId: feedback.evaluatee.attendee_id };
  const { writing, start, cancel } = useWriting({ ...ids, kind: "feedback_summary" });
  return (
    <FeedbackSummaryView feedback={feedback} summaryWriting={{ writing, onWrite: start, onCancel: cancel }} {...rest} />
  );
}
