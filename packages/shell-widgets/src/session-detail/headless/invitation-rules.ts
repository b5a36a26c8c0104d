import { EMAIL_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { DetailedSession, InvitationStatus } from "./session-detail.types";

/** Whether it can be an e-mail address at all, so that a slip of the finger is said before anything is sent; the server judges. */
export function looksLikeAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= EMAIL_MAX_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
}

/** Only what nobody has answered can be taken back. */
export const mayWithdraw = (status: InvitationStatus): boolean => status === "pending";

/** Host and owner invite until the session is over. */
export function mayInvite({ userRole, status }: Pick<DetailedSession, "userRole" | "status">): boolean {
  return (userRole === "host" || userRole === "owner") && (status === "SCHEDULED" || status === "IN_PROGRESS");
}

/** An invitation is declined while the session is not over, also where all seats are taken. */
export function mayDecline({ my_invitation, status }: Pick<DetailedSession, "my_invitation" | "status">): boolean {
  return my_invitation !== undefined && (status === "SCHEDULED" || status === "IN_PROGRESS");
}
