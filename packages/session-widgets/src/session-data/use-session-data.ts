import { isHotseatError } from "@hotseat/api-client";
import { pageDataQuery, stateQuery } from "@hotseat/api-client/queries";
import type { Attendee, Designations, PageData, SessionState } from "@hotseat/api-client/types";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { flagsOf, policyPhaseOf, type SessionFlags, shortNames } from "./session-roles";

/** People, questions and criteria; one's own evaluations, which each saved word changes, are asked for by whom they concern. */
export type SharedPageData = Omit<PageData, "evaluations">;

export interface SessionData {
  pageData: SharedPageData;
  state: SessionState;
  designations: Designations;
  /** My own place; null when I only look. */
  me: Attendee | null;
  flags: SessionFlags;
  /** Short names by attendee id. */
  names: ReadonlyMap<number, string>;
  /** The person with this attendee id, or null. */
  attendee(id: number | null): Attendee | null;
}

export type SessionDataResult =
  | { status: "loading" }
  | { status: "failed"; detail: string | null; retry: () => void }
  | { status: "ready"; data: SessionData };

/** People, questions and who may do what, kept true by the session's event stream while mounted. */
export function useSessionData(sessionId: number): SessionDataResult {
  const { client } = useHotseat();
  useServerEvents({ sessionId });
  const page = useQuery({ ...pageDataQuery(client, sessionId), select: withoutEvaluations });
  const state = useQuery({ ...stateQuery(client, sessionId), notifyOnChangeProps: ["data", "error"] });

  const data = useMemo(
    () => (page.data && state.data ? sessionDataOf(page.data, state.data) : null),
    [page.data, state.data],
  );
  if (data) return { status: "ready", data };
  const error = page.error ?? state.error;
  if (!error) return { status: "loading" };
  const retry = () => void Promise.all([page.refetch(), state.refetch()]);
  return { status: "failed", detail: isHotseatError(error) ? error.detail : null, retry };
}

const withoutEvaluations = ({ evaluations: _own, ...shared }: PageData): SharedPageData => shared;

export function sessionDataOf(pageData: SharedPageData, state: SessionState): SessionData {
  const byId = new Map(pageData.attendees.map((attendee) => [attendee.id, attendee]));
  const attendee = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  const me = attendee(pageData.session.my_attendee_id);
  const { designations } = state;
  return {
    pageData,
    state,
    designations,
    me,
    flags: flagsOf(me, state.my_rights, { phase: policyPhaseOf(state.schedule), designations }),
    names: shortNames(pageData.attendees),
    attendee,
  };
}
