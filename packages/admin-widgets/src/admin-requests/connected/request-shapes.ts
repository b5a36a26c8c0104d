import type { JoinRequestFilters, RequestFilters as ServerFilters } from "@hotseat/api-client/queries";
import type { AdminJoinRequest, AdminRequestSummary, PendingUser } from "@hotseat/api-client/types";
import { DAY_MS, HOUR_MS } from "@hotseat/core/durations";
import type { AccountRequest, RequestSummary, SeatRequest } from "../headless/admin-requests.types";
import type { RequestFilters } from "../headless/request-filters";

/** A request for an account as the widget shows it. */
export const accountOf = ({
  id,
  full_name,
  email,
  language,
  organisation,
  institution,
  submitted_at,
  verified_at,
  is_address_of_institution,
}: PendingUser): AccountRequest => ({
  kind: "account",
  id,
  full_name,
  email,
  language,
  organisation: organisation?.name ?? null,
  institution: institution?.name ?? null,
  is_confirmed: verified_at !== null,
  is_address_of_institution,
  waiting_since: verified_at ?? submitted_at,
});

/** A request for a seat as the widget shows it. */
export const seatOf = ({ person, start_time, created_at, ...request }: AdminJoinRequest): SeatRequest => ({
  ...request,
  kind: "seat",
  full_name: person.full_name,
  email: person.email,
  organisation: person.organisation?.name ?? null,
  institution: person.institution?.name ?? null,
  start: start_time,
  waiting_since: created_at,
});

export const summaryOf = ({ waiting_since, institutions, sessions }: AdminRequestSummary): RequestSummary => ({
  waiting_since,
  institutions,
  sessions: sessions.map(({ id, title, start_time }) => ({ id, title, start: start_time })),
});

/**
 * The filters as the list of accounts takes them. `now` is in milliseconds since 1970; the time of a wait is rounded to
 * hours, so that the list is fetched again only when the hour changes.
 */
export function accountFilters({ search, institution, waiting, order }: RequestFilters, now: number): ServerFilters {
  const latest = waiting && Math.floor((now - waiting * DAY_MS) / HOUR_MS) * HOUR_MS;
  return {
    ...(search.trim() !== "" && { search: search.trim() }),
    ...(institution !== null && { institution_id: institution }),
    ...(order !== "longest" && { order }),
    ...(latest !== null && { waiting_since_before: new Date(latest).toISOString() }),
  };
}

/** The filters as the list of requests for seats takes them. */
export function seatFilters(filters: RequestFilters, now: number): JoinRequestFilters {
  return {
    ...accountFilters(filters, now),
    ...(filters.session !== null && { session_id: filters.session }),
  };
}
