import { ApiError } from "../../../contract/errors.ts";
import { sessionStream } from "../../../ledger/streams.ts";
import { readText } from "../../../platform/generation/check-output.ts";
import { updateAttendee } from "../../attendees/attendee-repository.ts";
import { ATTENDEE_POLICY } from "../../attendees/policy.ts";
import { profileInput } from "../../attendees/profile-input.ts";
import { requireAttendee } from "../../sessions/access.ts";
import { actorOf, permit } from "../../sessions/actor.ts";
import type { Kind } from "./kind.ts";

/** A person's description without a name: a draft that only they read until they approve it. */
export const profile: Kind<"profile"> = {
  async admit(_db, { session, me }, attendeeId) {
    permit(ATTENDEE_POLICY.approveProfile, actorOf(me), session.status);
    if ((attendeeId ?? me?.id) !== requireAttendee(me).id) throw new ApiError("permission_denied");
    return { session, me: requireAttendee(me), attendee: requireAttendee(me) };
  },
  input: (db, deps, { session, me }, language) => profileInput(db, deps.content, me.keycloakId, language, session),
  async apply(tx, _deps, { session, me }, output) {
    const text = readText(output, "profile");
    // Other people read the approved words until the person approves others.
    if (me.profileApprovedAt !== null) return { events: [], text };
    await updateAttendee(tx, me.id, { anonymizedProfileSummary: text });
    const drafted = {
      stream: sessionStream(session.id),
      type: "turn.context.updated" as const,
      actor: me.keycloakId,
      visibleTo: { kind: "people" as const, ids: [me.keycloakId] },
      data: { session_id: session.id, attendee_id: me.id },
    };
    return { events: [drafted], text };
  },
};
