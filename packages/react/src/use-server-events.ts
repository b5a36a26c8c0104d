"use client";
import type { StreamMessage } from "@hotseat/api-client/events";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import useLatestCallback from "use-latest-callback";
import { useHotseat } from "./hotseat-context";
import { shareEvents } from "./shared-events";

export interface ServerEventsOptions {
  /** That session's stream. */
  readonly sessionId?: number;
  /** The person's, organisation's, sectors' and catalogue's streams. */
  readonly global?: boolean;
  /**
   * `stream_cursor` of the snapshot on screen; the first connection then fetches nothing again. `null` waits for it;
   * without it the connection opens at once and refetches. Only the first cursor counts.
   */
  readonly after?: string | null;
  /** Called with every message, after the cache has taken it in. */
  readonly onMessage?: (message: StreamMessage) => void;
}

/** Connects to the event stream while mounted and keeps the cache true to it. Widgets on one page share it: an event is applied once. */
export function useServerEvents({ sessionId, global = false, after, onMessage }: ServerEventsOptions): void {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const latestCursor = useRef(after);
  const notify = useLatestCallback((message: StreamMessage) => onMessage?.(message));
  const waits = after === null;

  useEffect(() => {
    latestCursor.current = after;
  }, [after]);

  useEffect(() => {
    if (waits || (sessionId === undefined && !global)) return;
    const cursor = latestCursor.current;
    const attached = shareEvents({
      client,
      queryClient,
      global,
      ...(sessionId !== undefined && { sessionId }),
      ...(typeof cursor === "string" && { after: cursor }),
    });
    attached.subscribe((message) => notify(message));
    return () => attached.close();
  }, [client, queryClient, sessionId, global, waits, notify]);
}
