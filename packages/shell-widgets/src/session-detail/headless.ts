"use client";

export {
  type DetailFoot,
  detailFoot,
  MESSAGE_MAX_LENGTH,
  mayCancel,
  type ShownLine,
  seatChoices,
  seatOf,
  shownAgenda,
} from "./detail-rules";
export {
  type AgendaLine,
  type DetailActions,
  type DetailBusy,
  type DetailContent,
  type DetailedSession,
  SEAT_CHOICES,
  type SeatChoice,
  type SeatRequest,
} from "./session-detail.types";
