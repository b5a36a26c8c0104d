"use client";

export { type Afterwards, afterwardsOf } from "./headless/afterwards";
export {
  type DetailFoot,
  detailFoot,
  hasCalendar,
  mayCancel,
  mayChange,
  mayCopy,
  type ShownLine,
  seatChoices,
  seatOf,
  shownAgenda,
} from "./headless/detail-rules";
export { looksLikeAddress, mayDecline, mayInvite, mayWithdraw } from "./headless/invitation-rules";
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
} from "./headless/session-detail.types";
