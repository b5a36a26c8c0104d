import { handle } from "../../handle.ts";
import { admit } from "../sessions/access.ts";
import { actorOf, permit } from "../sessions/actor.ts";
import { publishedCalendarFile } from "./calendar-file.ts";
import { getSessionCalendar } from "./contract.ts";
import { CALENDAR_POLICY } from "./policy.ts";

export const getSessionCalendarHandler = handle(getSessionCalendar, async ({ deps, viewer, params }) => {
  const { session, me } = await admit(deps.database.db, viewer, params.id);
  permit(CALENDAR_POLICY.download, actorOf(me), session.status);
  return { status: 200, body: publishedCalendarFile(deps, [session], viewer.language) };
});
