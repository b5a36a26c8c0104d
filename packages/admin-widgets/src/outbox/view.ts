"use client";

export { OutboxView, type OutboxViewProps } from "./outbox-view";
