"use client";
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
} from "./headless/participants-rules";
export {
  actionsFor,
  type CallEffect,
  PERSON_ACTIONS,
  type Person,
  type PersonAction,
  type PersonOutcome,
  type PersonRequest,
  type Viewer,
} from "./headless/person-actions";
