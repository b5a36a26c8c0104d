import { queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getToolsStatus, listTools } from "../generated/operations/tools";
import { queryDefaults, SESSION_POLL_MS } from "./defaults";
import { keys } from "./keys";

/** The open whiteboards and code pads of a session; polled every 10 s only while its stream is down. */
export const toolsQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.tools(id),
    queryFn: ({ signal }) => client.call(listTools, { path: { id }, signal }),
    refetchInterval: () => (client.events.isLive(id) ? false : SESSION_POLL_MS),
  });

/** How many tools are open, and who has which open (LS-7.28). */
export const toolsStatusQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.toolsStatus(id),
    queryFn: ({ signal }) => client.call(getToolsStatus, { path: { id }, signal }),
    refetchInterval: () => (client.events.isLive(id) ? false : SESSION_POLL_MS),
  });
