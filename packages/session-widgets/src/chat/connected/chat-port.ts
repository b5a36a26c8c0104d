import { type HotseatClient, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { sendMessage } from "@hotseat/api-client/messages";
import { keys } from "@hotseat/api-client/queries";
import type { Message, MessagePage } from "@hotseat/api-client/types";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ChatFailure, ChatMessage, ChatPort } from "../headless/chat.types";

export function toChatMessage(message: Message): ChatMessage {
  return {
    id: message.id,
    clientId: message.client_id,
    senderId: message.sender.attendee_id,
    senderName: message.sender.full_name,
    text: message.text,
    isRemoved: message.status === "removed",
    at: Date.parse(message.created_at),
  };
}

/** Puts a message where the list reads it, so that it does not leave the screen between its response and the next fetch. */
function acceptMessage(queryClient: QueryClient, message: Message): void {
  queryClient.setQueryData<InfiniteData<MessagePage>>(keys.messages(message.session_id), (old) => {
    const [newest, ...older] = old?.pages ?? [];
    if (!old || !newest) return old;
    const isKnown = old.pages.some(({ results }) => results.some(({ id }) => id === message.id));
    const pages = isKnown
      ? old.pages.map((page) => ({
          ...page,
          results: page.results.map((one) => (one.id === message.id ? message : one)),
        }))
      : [{ ...newest, results: [message, ...newest.results] }, ...older];
    return { ...old, pages };
  });
}

function failureOf(error: unknown): ChatFailure {
  const why = isHotseatError(error) && technicalFailure(error);
  // Nobody has judged it: the same message may go out by itself.
  if (why === "access-token") return { kind: "accessToken" };
  if (!isHotseatError(error) || why) return { kind: "unreachable" };
  return error.status === 429 ? { kind: "tooFast" } : { kind: "refused", message: error.reason };
}

/** The chat's way to the API. */
export function createChatPort(client: HotseatClient, queryClient: QueryClient, sessionId: number): ChatPort {
  return {
    async send({ clientId, text }) {
      try {
        const body = { client_id: clientId, text };
        acceptMessage(queryClient, await client.call(sendMessage, { path: { id: sessionId }, body }));
        return { kind: "sent" };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
