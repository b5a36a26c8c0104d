"use client";

export { SessionDetail, type SessionDetailProps } from "./connected/session-detail";
