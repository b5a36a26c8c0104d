"use client";
export { participantsAttributes } from "./participants.attributes";
export {
  inListOrder,
  type JoinRequestRow,
  type ParticipantRole,
  type ParticipantRow,
  participantRole,
  type RoleFacts,
} from "./participants-rules";
