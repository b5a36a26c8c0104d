import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { namesIn } from "../attendees/attendee-repository.ts";
import { admitLocked, requireAttendee } from "../sessions/access.ts";
import { permit } from "../sessions/actor.ts";
import { scorerOf } from "../sessions/live-policy.ts";
import { recordChange } from "../sessions/record-change.ts";
import { sendMessage } from "./contract.ts";
import { countSentSince, findSent, type MessageRow, toMessage } from "./message-repository.ts";
import { BURST_MESSAGES, BURST_SPAN_MS, MESSAGE_POLICY } from "./policy.ts";
import { messages } from "./tables.ts";

/** 201 for a new message; 200 for one that had arrived and whose response was lost. */
export const sendMessageHandler = handle(sendMessage, async ({ deps, viewer, language, params, body }) => {
  const { message, isNew } = await recordChange(deps, async (tx) => {
    const { session, me } = await admitLocked(tx, viewer, params.id);
    // An observer stays an observer, whatever authority was granted.
    permit(MESSAGE_POLICY.write, scorerOf(me), session.status);
    const sender = requireAttendee(me);
    const known = await findSent(tx, sender.id, body.client_id);
    if (known) return { events: [], response: { message: known, isNew: false } };
    const now = deps.clock.now();
    const recent = await countSentSince(tx, sender.id, new Date(now.getTime() - BURST_SPAN_MS));
    if (recent >= BURST_MESSAGES) throw new ApiError("messages_too_fast");
    const [row] = await tx
      .insert(messages)
      .values({ sessionId: session.id, senderId: sender.id, clientId: body.client_id, text: body.text, createdAt: now })
      .returning();
    const { keycloakId } = viewer;
    const fullName = (await namesIn(tx, session.id)).get(sender.id) ?? viewer.fullName;
    const message = { ...(row as MessageRow), keycloakId, fullName };
    return {
      events: [
        {
          stream: sessionStream(session.id),
          type: "message.created",
          actor: keycloakId,
          data: { session_id: session.id, message_id: message.id },
        },
      ],
      response: { message, isNew: true },
    };
  });
  const shown = toMessage(message, language);
  return isNew ? { status: 201, body: shown } : { status: 200, body: shown };
});
