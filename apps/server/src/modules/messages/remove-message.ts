import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { admitLocked } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import { removeMessage } from "./contract.ts";
import { findMessage } from "./message-repository.ts";
import { MESSAGE_POLICY } from "./policy.ts";
import { messages } from "./tables.ts";

/** Deletes the text from the database too; a mark of the message stays. A repeated call changes nothing. */
export const removeMessageHandler = handle(removeMessage, async ({ deps, viewer, params }) => {
  await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    permit(MESSAGE_POLICY.read, actorOf(me), session.status);
    const message = await findMessage(tx, session.id, params.messageId);
    if (!message) throw new ApiError("message_not_found");
    const rule = message.senderId === me?.id ? MESSAGE_POLICY.removeOwn : MESSAGE_POLICY.removeAny;
    permit(rule, actorOf(me), session.status);
    if (message.removedAt !== null) return { events: [], response: null };
    await tx.update(messages).set({ text: "", removedAt: deps.clock.now() }).where(eq(messages.id, message.id));
    return {
      events: [
        {
          stream: sessionStream(session.id),
          type: "message.removed",
          actor: viewer.keycloakId,
          data: { session_id: session.id, message_id: message.id },
        },
      ],
      response: null,
    };
  });
  return { status: 204 };
});
