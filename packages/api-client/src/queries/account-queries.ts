import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getCalendarFeed } from "../generated/operations/calendar";
import { getSecondFactor, listDevices } from "../generated/operations/identity";
import { getPreferences } from "../generated/operations/users";
import { queryDefaults } from "./defaults";
import { keys } from "./keys";

/** Which mails the signed-in person receives. */
export const preferencesQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.preferences,
    queryFn: ({ signal }) => client.call(getPreferences, { signal }),
  });

/** The address of one's own calendar feed. */
export const calendarFeedQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.calendarFeed,
    queryFn: ({ signal }) => client.call(getCalendarFeed, { signal }),
  });

/** The browsers in which the person is signed in; they change without an event, so a page that shows them fetches them again. */
export const devicesQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    staleTime: 0,
    queryKey: keys.devices,
    queryFn: ({ signal }) => client.call(listDevices, { signal }),
  });

/** Whether signing in asks for a second factor. */
export const secondFactorQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.secondFactor,
    queryFn: ({ signal }) => client.call(getSecondFactor, { signal }),
  });
