"use client";

export {
  type Afterwards,
  afterwardsOf,
  type DetailFoot,
  detailFoot,
  mayCancel,
  type ShownLine,
  seatChoices,
  seatOf,
  shownAgenda,
} from "./detail-rules";
export { looksLikeAddress, mayDecline, mayInvite, mayWithdraw } from "./invitation-rules";
export {
  type AgendaLine,
  type DetailActions,
  type DetailBusy,
  type DetailContent,
  type DetailedSession,
  type InvitationActions,
  type InvitationStatus,
  type InvitationsContent,
  SEAT_CHOICES,
  type SeatChoice,
  type SeatRequest,
  type SentInvitation,
} from "./session-detail.types";
