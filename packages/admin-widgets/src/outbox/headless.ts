"use client";

export type { OutboxDetail, OutboxMail, OutboxStatus } from "./outbox.types";
