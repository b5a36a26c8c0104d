import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { listMessages } from "../generated/operations/messages";
import { listNotes } from "../generated/operations/notes";
import { cursorOf } from "../paginate";
import { queryDefaults, SESSION_POLL_MS } from "./defaults";
import { keys } from "./keys";

/** Messages on one page of the chat. */
const MESSAGE_PAGE_SIZE = 50;

/** The text chat of a session, newest first, page by page; polled every 10 s only while its stream is down. */
export const messagesQuery = (client: HotseatClient, id: number) =>
  infiniteQueryOptions({
    ...queryDefaults,
    queryKey: keys.messages(id),
    queryFn: ({ pageParam, signal }) =>
      client.call(listMessages, { path: { id }, query: { ...pageParam, limit: MESSAGE_PAGE_SIZE }, signal }),
    initialPageParam: {},
    getNextPageParam: (page) => cursorOf(page.next),
    refetchInterval: () => (client.events.isLive(id) ? false : SESSION_POLL_MS),
  });

/** The most notes one person may keep in one session. */
const NOTES_LIMIT = 50;

/** My own notes of a session. */
export const notesQuery = (client: HotseatClient, id: number) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.notes(id),
    queryFn: ({ signal }) => client.call(listNotes, { path: { id }, query: { limit: NOTES_LIMIT }, signal }),
  });
