"use client";

export { type Afterwards, afterwardsOf } from "./headless/afterwards";
export { type DetailFoot, detailFoot, type ShownLine, seatChoices, shownAgenda } from "./headless/detail-rules";
export type {
  AgendaLine,
  DetailActions,
  DetailBusy,
  DetailContent,
  DetailedSession,
  InvitationActions,
  InvitationStatus,
  InvitationsContent,
  SeatChoice,
  SeatRequest,
  SentInvitation,
} from "./headless/session-detail.types";
