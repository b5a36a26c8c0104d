"use client";
export { ChatView, type ChatViewProps } from "./view/chat-view";
