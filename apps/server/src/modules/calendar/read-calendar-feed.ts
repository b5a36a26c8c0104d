import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { publishedCalendarFile } from "./calendar-file.ts";
import { readCalendarFeed } from "./contract.ts";
import { personOfFeed, sessionsOf } from "./feed-repository.ts";

export const readCalendarFeedHandler = handle(readCalendarFeed, async ({ deps, params }) => {
  const person = await personOfFeed(deps.database.db, params.token);
  if (!person) throw new ApiError("not_found");
  const sessions = await sessionsOf(deps, person.keycloakId);
  return { status: 200, body: publishedCalendarFile(deps, sessions, person.language) };
});
