import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getMyAttendee, getRecordingConsent, listAttendees, listJoinRequests } from "../generated/operations/attendees";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** My own place in the session. */
export const myAttendeeQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.myAttendee(id),
    queryFn: ({ signal }) => client.call(getMyAttendee, { path: { id }, signal }),
  });

/** The most people in one response: a session seats eight, the rest are observers. */
const PEOPLE_LIMIT = 100;

/** All people of the session in seating order. */
export const attendeesQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.attendees(id),
    queryFn: ({ signal }) => client.call(listAttendees, { path: { id }, query: { limit: PEOPLE_LIMIT }, signal }),
  });

/** Whether I agreed to a replay, and whether one is recorded (LS-D4.5). */
export const recordingConsentQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.recordingConsent(id),
    queryFn: ({ signal }) => client.call(getRecordingConsent, { path: { id }, signal }),
  });

/** Open requests to join, for host and owner. */
export const joinRequestsQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.joinRequests(id),
    queryFn: ({ signal }) => client.call(listJoinRequests, { path: { id }, query: { limit: PEOPLE_LIMIT }, signal }),
  });
