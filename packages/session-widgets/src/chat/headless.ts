"use client";
export type {
  ChatEntry,
  ChatFailure,
  ChatGroup,
  ChatMessage,
  ChatPort,
  MayWrite,
  OutgoingMessage,
} from "./headless/chat.types";
export { entriesOf, groupEntries, partsOf, type TextPart, unreadCount } from "./headless/chat-rules";
export { type ChatState, type ChatStore, type ChatStoreOptions, chatKey, createChatStore } from "./headless/chat-store";
