"use client";

export { Outbox, type OutboxProps } from "./outbox";
