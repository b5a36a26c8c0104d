"use client";
export { participantsAttributes } from "./participants.attributes";
export {
  type AnsweredRequest,
  comingsAndGoings,
  inListOrder,
  type JoinAnswer,
  type JoinRequestRow,
  type ParticipantRole,
  type ParticipantRow,
  participantRole,
  type RoleFacts,
} from "./participants-rules";
export {
  actionsFor,
  type CallEffect,
  PERSON_ACTIONS,
  type Person,
  type PersonAction,
  type PersonOutcome,
  type PersonRequest,
  type Viewer,
} from "./person-actions";
