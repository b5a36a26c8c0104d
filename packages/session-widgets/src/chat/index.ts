"use client";
export { Chat, type ChatProps } from "./connected/chat";
export { useUnreadMessages } from "./connected/use-chat";
