import type { Handler } from "../../contract/handler.ts";
import { acceptInvitationHandler } from "./accept-invitation.ts";
import { declineInvitationHandler } from "./decline-invitation.ts";
import { inviteHandler } from "./invite.ts";
import { listInvitationsHandler } from "./list-invitations.ts";
import { withdrawInvitationHandler } from "./withdraw-invitation.ts";

export const routes: readonly Handler[] = [
  listInvitationsHandler,
  inviteHandler,
  withdrawInvitationHandler,
  acceptInvitationHandler,
  declineInvitationHandler,
];
