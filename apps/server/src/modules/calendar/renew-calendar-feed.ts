import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { lockUser } from "../users/users-repository.ts";
import { renewCalendarFeed } from "./contract.ts";
import { renewFeedToken } from "./feed-repository.ts";
import { feedUrl } from "./get-calendar-feed.ts";

export const renewCalendarFeedHandler = handle(renewCalendarFeed, async ({ deps, viewer }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const token = await deps.database.transaction(async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    return renewFeedToken(tx, deps.config, viewer.keycloakId);
  });
  return { status: 200, body: { url: feedUrl(deps, token) } };
});
