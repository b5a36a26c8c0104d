"use client";
export { ComingsStatus } from "./comings-status";
export { Participants, type ParticipantsProps } from "./participants";
export { useAbsentNext } from "./use-absent-next";
