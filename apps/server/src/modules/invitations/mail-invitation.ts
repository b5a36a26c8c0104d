import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { invitedRecipient } from "../sessions/mail-recipients.ts";
import { mailAbout, pathOf } from "../sessions/session-mails.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import type { InvitationRow } from "./invitation-repository.ts";
import { causeOf } from "./notify-invited.ts";

/**
 * Writes to an invited address, with or without an account; nothing to a person who has a seat or cannot get one. Call
 * it with the session locked.
 */
export async function mailInvitation(
  tx: Db,
  deps: Pick<Deps, "clock" | "config" | "content">,
  session: SessionRow,
  invitation: InvitationRow,
  inviter: Viewer,
): Promise<void> {
  const recipient = await invitedRecipient(tx, session, invitation.address, inviter);
  if (!recipient) return;
  await mailAbout(tx, deps, session, recipient, {
    kind: "session_invited",
    cause: causeOf(invitation),
    own: { inviter: inviter.fullName, path: pathOf(session) },
  });
}
