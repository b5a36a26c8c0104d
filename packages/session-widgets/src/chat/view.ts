"use client";
export type { ChatEntry, ChatFailure, MayWrite } from "./headless/chat.types";
export { ChatView, type ChatViewProps } from "./view/chat-view";
