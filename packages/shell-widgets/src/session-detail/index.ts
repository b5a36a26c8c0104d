"use client";

export { SessionDetail, type SessionDetailProps } from "./session-detail";
