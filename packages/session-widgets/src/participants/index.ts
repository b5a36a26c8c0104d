"use client";
export { ComingsStatus } from "./comings-status";
export { Participants, type ParticipantsProps } from "./participants";
export { useSkipOffer } from "./use-skip-offer";
