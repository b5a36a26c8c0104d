import { handle } from "../../handle.ts";
import { namesIn } from "../attendees/attendee-repository.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { cutPage, decodePosition, pageAddress } from "../sessions/cursor.ts";
import { listMessages } from "./contract.ts";
import { countMessages, pageMessages, toMessage } from "./message-repository.ts";
import { MESSAGE_POLICY } from "./policy.ts";

export const listMessagesHandler = handle(listMessages, async ({ deps, viewer, language, params, query }) => {
  const { db } = deps.database;
  const { session, me } = await admit(db, viewer, params.id);
  permit(MESSAGE_POLICY.read, actorOf(me), session.status);
  const cursor = decodePosition(query.cursor);
  const rows = await pageMessages(db, session.id, cursor, query.limit);
  const { page, after, before } = cutPage(
    rows.map((row) => ({ row, group: 0, key: 0, id: row.id })),
    query.limit,
    cursor,
  );
  const names = await namesIn(db, session.id);
  const address = (to: typeof after) =>
    pageAddress(deps.config.publicUrl, `/interviews/sessions/${session.id}/messages/`, query, to);
  return {
    status: 200,
    body: {
      results: page.map(({ row }) =>
        toMessage({ ...row, fullName: names.get(row.senderId) ?? row.fullName }, language),
      ),
      next: address(after),
      previous: address(before),
      count: await countMessages(db, session.id),
    },
  };
});
