import { myPillarRatingsQuery, pageDataQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { owedEvaluations } from "../../evaluation-panel/headless";
import type { Schedule } from "../../schedule/headless";
import type { SessionData } from "../../session-data";
import type { CentreAfter } from "../headless/centre-rules";

/** Returns the viewer's open tasks once the turns are over; null before, and for a viewer who does not score. */
export function useAfterwards(
  sessionId: number,
  data: SessionData | null,
  schedule: Schedule | null,
): CentreAfter | null {
  const { client } = useHotseat();
  const isAsked = data !== null;
  const ratings = useQuery({ ...myPillarRatingsQuery(client, sessionId), enabled: isAsked });
  const page = useQuery({ ...pageDataQuery(client, sessionId), enabled: isAsked });
  if (!data?.me || !schedule || data.flags.isObserver) return null;
  const myId = data.me.id;
  const hadTurn = (id: number) =>
    schedule.timeline.some((one) => one.interviewee_attendee_id === id && one.started_at !== null);
  const hasRated = ratings.data?.results.some(({ evaluatee }) => evaluatee === myId);
  const feedback = hasRated === undefined || !hadTurn(myId) ? null : hasRated ? "ready" : "waits";
  const others = data.pageData.attendees.filter(
    ({ id, status, hot_seat }) => id !== myId && status === "CONFIRMED" && hot_seat && hadTurn(id),
  );
  const ids = others.map(({ id }) => id);
  return { feedback, owed: page.data ? owedEvaluations(ids, data.pageData.questions, page.data.evaluations) : [] };
}
