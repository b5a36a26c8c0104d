import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type {
  AttendeePage,
  CatalogPage,
  Evaluation,
  FreeTimer,
  PageData,
  Session,
  SessionState,
  SessionStatus,
  SessionSummary,
  UnreadCount,
} from "../generated/types.gen";
import { keys } from "./keys";

type Designated = {
  session_id: number;
  interviewee_attendee_id: number | null;
  interviewer_keycloak_id: string | null;
};

export function patchRecording(queryClient: QueryClient, id: number, recording: boolean): void {
  queryClient.setQueryData<SessionState>(keys.state(id), (state) => state && { ...state, recording });
}

export function patchSessionStatus(queryClient: QueryClient, id: number, status: SessionStatus): void {
  queryClient.setQueryData<Session>(keys.sessionDetail(id), (old) => old && { ...old, status });
  queryClient.setQueryData<SessionState>(keys.state(id), (old) => old && { ...old, session_status: status });
  // The server refuses this question for a session that does not run, and the widgets that ask it do not know the status yet.
  if (status !== "IN_PROGRESS") queryClient.removeQueries({ queryKey: keys.toolsStatus(id), exact: true });
}

/** The count changes in the session and in the available, my and recommended lists. */
export function patchAttendeeCount(queryClient: QueryClient, id: number, attendee_count: number): void {
  const counted = <S extends SessionSummary>(session: S): S =>
    session.id === id ? { ...session, attendee_count } : session;
  queryClient.setQueryData<Session>(keys.sessionDetail(id), (old) => old && counted(old));
  for (const tab of ["available", "my", "recommended"] as const) {
    queryClient.setQueriesData<InfiniteData<CatalogPage>>(
      { queryKey: keys.catalogTab(tab) },
      (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, results: page.results.map(counted) })) },
    );
  }
}

/** Applies who asks and who answers; the person's id is looked up. Where it is unknown, the refetch brings it. */
export function patchDesignations(
  queryClient: QueryClient,
  { session_id, interviewee_attendee_id, interviewer_keycloak_id }: Designated,
): void {
  const keycloakId =
    interviewee_attendee_id === null ? null : keycloakIdOf(queryClient, session_id, interviewee_attendee_id);
  if (interviewee_attendee_id !== null && keycloakId === null) return;
  const interviewee =
    interviewee_attendee_id === null || keycloakId === null
      ? null
      : { attendeeId: interviewee_attendee_id, keycloakId };
  queryClient.setQueryData<SessionState>(
    keys.state(session_id),
    (old) =>
      old && {
        ...old,
        designations: {
          ...old.designations,
          interviewee,
          interviewer: interviewer_keycloak_id === null ? null : { keycloakId: interviewer_keycloak_id },
        },
      },
  );
}

export function patchSpotlight(queryClient: QueryClient, id: number, spotlightIdentity: string | null): void {
  queryClient.setQueryData<SessionState>(
    keys.state(id),
    (old) => old && { ...old, designations: { ...old.designations, spotlightIdentity } },
  );
}

export function patchFreeTimer(queryClient: QueryClient, free_timer: FreeTimer): void {
  queryClient.setQueryData<SessionState>(keys.state(free_timer.sessionId), (old) => old && { ...old, free_timer });
}

function keycloakIdOf(queryClient: QueryClient, id: number, attendeeId: number): string | null {
  const attendees =
    queryClient.getQueryData<PageData>(keys.pageData(id))?.attendees ??
    queryClient.getQueryData<AttendeePage>(keys.attendees(id))?.results ??
    [];
  return attendees.find((attendee) => attendee.id === attendeeId)?.user.keycloak_id ?? null;
}

/** Returns false when the cache has this version of the evaluation, as after one's own save. */
export function isOwnEvaluationNews(
  queryClient: QueryClient,
  data: { session_id: number; evaluation_id: number; updated_at: string },
): boolean {
  const known = [
    queryClient.getQueryData<PageData>(keys.pageData(data.session_id))?.evaluations,
    queryClient.getQueryData<Session>(keys.sessionDetail(data.session_id))?.evaluations,
  ].filter((evaluations) => evaluations !== undefined);
  const isHere = (evaluations: readonly Evaluation[]) =>
    evaluations.some(({ id, updated_at }) => id === data.evaluation_id && updated_at >= data.updated_at);
  return known.length === 0 || !known.every(isHere);
}

/** Puts a saved evaluation where screens read it; the list of all my evaluations is fetched again where it is shown next. */
export function acceptEvaluation(queryClient: QueryClient, evaluation: Evaluation): void {
  void queryClient.invalidateQueries({ queryKey: keys.myEvaluations });
  const replaced = (list: Evaluation[]) => [...list.filter(({ id }) => id !== evaluation.id), evaluation];
  queryClient.setQueryData<PageData>(
    keys.pageData(evaluation.session_id),
    (old) => old && { ...old, evaluations: replaced(old.evaluations) },
  );
  queryClient.setQueryData<Session>(
    keys.sessionDetail(evaluation.session_id),
    (old) => old && { ...old, evaluations: replaced(old.evaluations) },
  );
}

/** Sets the number of unread notifications, once it is known here. */
export function patchUnreadCount(queryClient: QueryClient, count: number | undefined): void {
  if (count !== undefined) queryClient.setQueryData<UnreadCount>(keys.unreadCount, (old) => old && { count });
}
