import { messagesQuery } from "@hotseat/api-client/queries";
import { browserStorage } from "@hotseat/core/storage";
import { useConnectionStatus, useHotseat, useSessionStore } from "@hotseat/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useSessionData } from "../../session-data";
import { unreadCount } from "../headless/chat-rules";
import { type ChatStore, chatKey, createChatStore } from "../headless/chat-store";
import { createChatPort, toChatMessage } from "./chat-port";

/** Before it is known who I am, nothing is kept. */
const NOBODY = "";

/** The viewer's unsent message; it outlives the panel, so that a message on its way ends well when that is closed. */
function useChatStore(sessionId: number, keycloakId: string): ChatStore {
  const key = chatKey({ sessionId, keycloakId });
  return useSessionStore(sessionId, key, ({ client, queryClient }) =>
    createChatStore({
      port: createChatPort(client, queryClient, sessionId),
      storage: keycloakId === NOBODY ? null : browserStorage("localStorage"),
      key,
      now: client.serverClock.now,
      newId: () => crypto.randomUUID(),
    }),
  );
}

/** The chat of a session on this page: what the server has, and what I write. */
export function useChat(sessionId: number) {
  const { client } = useHotseat();
  const connection = useConnectionStatus();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const me = data?.me ?? null;
  const store = useChatStore(sessionId, me?.user.keycloak_id ?? NOBODY);
  const state = useStore(store);
  const query = useInfiniteQuery({ ...messagesQuery(client, sessionId), enabled: me !== null });
  const messages = useMemo(
    () => (query.data?.pages ?? []).flatMap((page) => page.results.map(toChatMessage)),
    [query.data],
  );

  useEffect(() => {
    const mine = messages.filter(({ senderId }) => senderId === me?.id);
    store.arrived(new Set(mine.map(({ clientId }) => clientId)));
  }, [store, messages, me?.id]);
  useEffect(() => {
    if (connection === "connected") store.retryUnreachable();
  }, [store, connection]);

  return { session, me, store, state, query, messages };
}

/** How many messages of others I have not seen, at most as many as are loaded. */
export function useUnreadMessages(sessionId: number): number {
  const { messages, state, me } = useChat(sessionId);
  return unreadCount(messages, state.lastReadId, me?.id ?? null);
}
