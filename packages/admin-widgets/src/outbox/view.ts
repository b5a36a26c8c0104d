"use client";

export type { OutboxDetail, OutboxMail, OutboxStatus } from "./outbox.types";
export { OutboxView, type OutboxViewProps } from "./outbox-view";
