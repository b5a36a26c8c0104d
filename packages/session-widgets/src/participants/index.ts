"use client";
export { ComingsStatus } from "./connected/comings-status";
export { Participants, type ParticipantsProps } from "./connected/participants";
export { useAbsentNext } from "./connected/use-absent-next";
