"use client";

export {
  type Afterwards,
  afterwardsOf,
  type DetailFoot,
  detailFoot,
  MESSAGE_MAX_LENGTH,
  mayCancel,
  type ShownLine,
  seatChoices,
  seatOf,
  shownAgenda,
} from "./detail-rules";
export { ADDRESS_MAX_LENGTH, looksLikeAddress, mayDecline, mayInvite, mayWithdraw } from "./invitation-rules";
export {
  type AgendaLine,
  type DetailActions,
  type DetailBusy,
  type DetailContent,
  type DetailedSession,
  INVITED_ROLES,
  type InvitationActions,
  type InvitationStatus,
  type InvitationsContent,
  type InvitedRole,
  SEAT_CHOICES,
  type SeatChoice,
  type SeatRequest,
  type SentInvitation,
} from "./session-detail.types";
