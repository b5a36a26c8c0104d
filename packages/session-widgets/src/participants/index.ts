"use client";
export { Participants, type ParticipantsProps } from "./connected/participants";
export { PresenceAnnouncer } from "./connected/presence-announcer";
export { useAbsentNext } from "./connected/use-absent-next";
