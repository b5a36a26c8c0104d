import type { Invitation, JoinRequest, Session } from "@hotseat/api-client/types";
import type { DetailedSession, SeatRequest, SentInvitation } from "./session-detail.types";

/** Fail to compile when the contract's shapes no longer fit what the detail shows. */
export const detailedSessionFits = (session: Session): DetailedSession => session;
export const seatRequestFits = (request: JoinRequest): SeatRequest => request;
export const sentInvitationFits = (invitation: Invitation): SentInvitation => invitation;
