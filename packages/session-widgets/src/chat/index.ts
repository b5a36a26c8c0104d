"use client";
export { Chat, type ChatProps } from "./chat";
export { useUnreadMessages } from "./use-chat";
