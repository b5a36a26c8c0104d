"use client";

export type { DetailedSession } from "../session-detail/headless";
