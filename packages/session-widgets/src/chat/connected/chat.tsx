import { removeMessage } from "@hotseat/api-client/messages";
import { keys, mutationDefaults } from "@hotseat/api-client/queries";
import type { SessionState } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { problemText, reportProblem, useSessionTexts } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import { later } from "../../shared/view/later";
import type { MayWrite } from "../headless/chat.types";
import { entriesOf } from "../headless/chat-rules";
import { usePageVisible } from "../headless/use-page-visible";
import { useChat } from "./use-chat";

export interface ChatProps {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

const ChatView = later(async () => (await import("../view/chat-view")).ChatView, {
  loading: <RoomMessage inset kind="loading" />,
});

const WRITABLE: Record<SessionState["session_status"], MayWrite> = {
  SCHEDULED: "notLive",
  IN_PROGRESS: "yes",
  COMPLETED: "over",
  CANCELLED: "over",
};

/** The text chat of a session; its messages count as read while it is visible. */
export function Chat({ sessionId, timeZone }: ChatProps) {
  useSessionTexts();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "chat" });
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { session, me, store, state, query, messages } = useChat(sessionId);
  const isVisible = usePageVisible();
  const remove = useMutation({
    ...mutationDefaults,
    mutationFn: (messageId: number) => client.call(removeMessage, { path: { id: sessionId, messageId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.messages(sessionId) }),
    onError: (error: Error) => reportProblem(i18n, t("removeFailed"), error),
  });
  const loadOlder = async () => {
    const { isFetchNextPageError, error } = await query.fetchNextPage();
    if (isFetchNextPageError) reportProblem(i18n, t("olderFailed"), error);
  };
  const newestId = messages.reduce((newest, { id }) => Math.max(newest, id), 0);
  useEffect(() => {
    if (isVisible && me) store.markRead(newestId);
  }, [store, newestId, isVisible, me]);
  const entries = useMemo(
    () => entriesOf(messages, state.outgoing, me && { attendeeId: me.id, name: me.user.full_name }),
    [messages, state.outgoing, me],
  );

  const detail = problemText(i18n, query.error);
  if (session.status === "failed")
    return <RoomMessage inset kind="failed" detail={session.detail ?? detail} onRetry={session.retry} />;
  if (query.error && !query.data)
    return <RoomMessage inset kind="failed" detail={detail} onRetry={() => void query.refetch()} />;
  if (session.status === "loading" || query.isPending) return <RoomMessage inset kind="loading" />;
  return (
    <ChatView
      entries={entries}
      draft={state.draft}
      onDraft={store.edit}
      onSend={store.send}
      mayWrite={me !== null && !session.data.flags.mayChat ? "observer" : WRITABLE[session.data.state.session_status]}
      {...(query.hasNextPage ? { older: { isLoading: query.isFetchingNextPage, onLoad: () => void loadOlder() } } : {})}
      mayRemoveAny={me !== null && (me.is_host || me.is_owner)}
      onRemove={remove.mutate}
      onRetry={store.retry}
      onDiscard={store.discard}
      {...(timeZone ? { timeZone } : {})}
    />
  );
}
