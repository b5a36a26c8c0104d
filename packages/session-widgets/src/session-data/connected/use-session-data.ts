import { pageDataQuery, stateQuery } from "@hotseat/api-client/queries";
import type { Attendee, Designations, PageData, SessionState } from "@hotseat/api-client/types";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  flagsOf,
  type PolicyPhase,
  policyPhaseOf,
  type Seat,
  type SessionFlags,
  shortNames,
} from "../headless/session-roles";
import { problemText } from "./problem-text";

/** People, questions and criteria; one's own evaluations, which each saved word changes, are asked for by whom they concern. */
export type SharedPageData = Omit<PageData, "evaluations">;

/** The people and roles of the session. The schedule and the free timer, which each action of the host changes, have separate hooks. */
export type SharedState = Omit<SessionState, "schedule" | "free_timer" | "stream_cursor" | "server_time"> & {
  /** Where the schedule stands. */
  phase: PolicyPhase;
};

export interface SessionData {
  pageData: SharedPageData;
  state: SharedState;
  designations: Designations;
  /** The viewer's attendee id; null for a viewer without a seat. */
  me: Attendee | null;
  flags: SessionFlags;
  /** Short names by attendee id, of people who left with a turn to come too. */
  names: ReadonlyMap<number, string>;
  /** The person with this attendee id, or null. */
  attendee(id: number | null): Attendee | null;
}

/** The viewer's attendee id if they may have a turn; null for observers and for viewers without a seat. */
export function seatedId({ me }: { me: Pick<Attendee, "id" | "role"> | null }): number | null {
  return me && me.role !== "observer" ? me.id : null;
}

export type SessionDataResult =
  | { status: "loading" }
  | { status: "failed"; detail: string | null; retry: () => void }
  | { status: "ready"; data: SessionData };

/** People, questions and who may do what, kept true by the session's event stream while mounted. */
export function useSessionData(sessionId: number): SessionDataResult {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  useServerEvents({ sessionId });
  const page = useQuery({ ...pageDataQuery(client, sessionId), select: withoutEvaluations });
  const state = useQuery({
    ...stateQuery(client, sessionId),
    select: sharedStateOf,
    notifyOnChangeProps: ["data", "error"],
  });

  const data = useMemo(
    () => (page.data && state.data ? sessionDataOf(page.data, state.data) : null),
    [page.data, state.data],
  );
  if (data) return { status: "ready", data };
  const error = page.error ?? state.error;
  if (!error) return { status: "loading" };
  const retry = () => void Promise.all([page.refetch(), state.refetch()]);
  return { status: "failed", detail: problemText(i18n, error), retry };
}

const withoutEvaluations = ({ evaluations: _own, ...shared }: PageData): SharedPageData => shared;

export function sharedStateOf(state: SessionState): SharedState {
  const { schedule, free_timer: _timer, stream_cursor: _cursor, server_time: _time, ...shared } = state;
  return { ...shared, phase: policyPhaseOf(schedule) };
}

export function sessionDataOf(pageData: SharedPageData, state: SharedState): SessionData {
  const byId = new Map(pageData.attendees.map((attendee) => [attendee.id, attendee]));
  const attendee = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  const me = attendee(pageData.session.my_attendee_id);
  const { designations } = state;
  return {
    pageData,
    state,
    designations,
    me,
    flags: flagsOf(me, state.my_rights, designations),
    names: shortNames([...pageData.attendees, ...state.left_candidates.map(seatOfLeft)]),
    attendee,
  };
}

function seatOfLeft({ attendee_id, display_name }: SessionState["left_candidates"][number]): Seat {
  return { id: attendee_id, user: { full_name: display_name, short_name: "", keycloak_id: "" } };
}

/** Returns the designated interviewer; null from the debrief on, where nobody interviews any more. */
export function interviewerNow({ designations, state: { phase } }: SessionData): Designations["interviewer"] {
  return phase === "DEBRIEF" || phase === "FINISHED" ? null : designations.interviewer;
}

/** Returns true when the viewer became host because another host left or handed over, and has not confirmed it. */
export function isNewHost({ me, state: { handover } }: SessionData): boolean {
  return handover !== null && !handover.acknowledged && handover.host_attendee_id === me?.id;
}
