import type { HotseatClient } from "@hotseat/api-client";
import { keys, scheduleOf } from "@hotseat/api-client/queries";
import {
  answerSwap,
  askToSwap,
  extendSegment,
  holdSegment,
  nextSegment,
  pauseSchedule,
  seekSegment,
  startSchedule,
  swapTurns,
} from "@hotseat/api-client/schedule";
import type { Schedule as ServerSchedule } from "@hotseat/api-client/types";
import type { QueryClient } from "@tanstack/react-query";
import type { i18n } from "i18next";
import type { ScheduleAction, SchedulePort, ScheduleReply } from "../headless";
import { forgetScheduleFailure, reportScheduleFailure } from "./report-failure";

export interface SchedulePortOptions {
  client: HotseatClient;
  queryClient: QueryClient;
  texts: i18n;
  sessionId: number;
}

type Seen = Parameters<SchedulePort["send"]>[1];
type Kind = ScheduleAction["kind"];
type Call<K extends Kind> = (
  client: HotseatClient,
  id: number,
  action: Extract<ScheduleAction, { kind: K }>,
  seen: Seen,
) => Promise<ServerSchedule>;

const forInterviewee = (action: { intervieweeAttendeeId?: number }) =>
  action.intervieweeAttendeeId === undefined ? {} : { interviewee_attendee_id: action.intervieweeAttendeeId };
const start = (
  client: HotseatClient,
  id: number,
  action: { intervieweeAttendeeId?: number },
  { expectedIndex }: Seen,
) => client.call(startSchedule, { path: { id }, body: { ...forInterviewee(action), expected_index: expectedIndex } });

/** The request for each action (LS-7.14, LS-D3.7). Each one contains the segment that the person saw. */
const CALLS: { [K in Kind]: Call<K> } = {
  start,
  resume: (client, id, _action, seen) => start(client, id, {}, seen),
  pause: (client, id, _action, { expectedIndex, remainingSec }) =>
    client.call(pauseSchedule, { path: { id }, body: { remaining_sec: remainingSec, expected_index: expectedIndex } }),
  next: (client, id, action, { expectedIndex }) =>
    client.call(nextSegment, { path: { id }, body: { ...forInterviewee(action), expected_index: expectedIndex } }),
  seek: (client, id, action, { expectedIndex }) =>
    client.call(seekSegment, {
      path: { id },
      body: { index: action.index, ...forInterviewee(action), expected_index: expectedIndex },
    }),
  extend: (client, id, action, { expectedIndex }) =>
    client.call(extendSegment, {
      path: { id },
      // Browsers repeat a request after a broken connection: the id marks it as the same minute.
      body: { minutes: action.minutes, expected_index: expectedIndex, client_id: crypto.randomUUID() },
    }),
  swap: (client, id, { attendeeId, withAttendeeId }, { expectedIndex }) =>
    client.call(swapTurns, {
      path: { id },
      body: {
        attendee_id: attendeeId,
        ...(withAttendeeId === undefined ? {} : { with_attendee_id: withAttendeeId }),
        expected_index: expectedIndex,
      },
    }),
  askToSwap: (client, id, { attendeeId }) =>
    client.call(askToSwap, { path: { id }, body: { attendee_id: attendeeId } }),
  answerSwap: (client, id, { accepts }) => client.call(answerSwap, { path: { id }, body: { accepts } }),
  hold: (client, id, action, { expectedIndex }) =>
    client.call(holdSegment, { path: { id }, body: { held: action.held, expected_index: expectedIndex } }),
};

/** The schedule's port to the API. */
export function createSchedulePort({ client, queryClient, texts, sessionId }: SchedulePortOptions): SchedulePort {
  return {
    async send(action, seen): Promise<ScheduleReply> {
      try {
        const call = CALLS[action.kind] as Call<Kind>;
        const schedule = await call(client, sessionId, action as never, seen);
        forgetScheduleFailure();
        return { kind: "done", schedule };
      } catch (error) {
        const schedule = scheduleOf(error);
        if (schedule) return { kind: "moved", schedule };
        return { kind: "failed", error };
      }
    },
    refetch() {
      void queryClient.invalidateQueries({ queryKey: keys.schedule(sessionId) });
      void queryClient.invalidateQueries({ queryKey: keys.state(sessionId) });
    },
    reportFailure: (error) => reportScheduleFailure(texts, error),
  };
}
