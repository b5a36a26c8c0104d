"use client";
export { participantsAttributes } from "./participants.attributes";
export { inListOrder, type JoinRequestRow, type ParticipantRole, participantRole, type ParticipantRow, type RoleFacts } from "./participants-rules";
