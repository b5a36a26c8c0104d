"use client";
export { chatAttributes } from "./chat.attributes";
export type {
  ChatEntry,
  ChatFailure,
  ChatGroup,
  ChatMessage,
  ChatPort,
  MayWrite,
  OutgoingMessage,
} from "./chat.types";
export { entriesOf, groupEntries, partsOf, type TextPart, unreadCount } from "./chat-rules";
export { type ChatState, type ChatStore, type ChatStoreOptions, chatKey, createChatStore } from "./chat-store";
