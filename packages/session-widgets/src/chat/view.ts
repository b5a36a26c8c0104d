"use client";
export { ChatView, type ChatViewProps } from "./chat-view";
