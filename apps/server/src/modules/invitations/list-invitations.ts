import { handle } from "../../handle.ts";
import { pageOf } from "../attendees/page-of.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { listInvitations } from "./contract.ts";
import { listInvitationsOf, toInvitation } from "./invitation-repository.ts";
import { INVITATION_POLICY } from "./policy.ts";

export const listInvitationsHandler = handle(listInvitations, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(INVITATION_POLICY.read, actorOf(me), session.status);
  const path = `/interviews/sessions/${session.id}/invitations/`;
  const rows = await listInvitationsOf(db, session.id);
  return {
    status: 200,
    body: pageOf(deps.config.publicUrl, path, query, rows, ({ id }) => ({ group: 0, key: -id, id }), toInvitation),
  };
});
