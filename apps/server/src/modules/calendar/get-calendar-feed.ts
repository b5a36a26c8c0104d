import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { lockUser } from "../users/users-repository.ts";
import { getCalendarFeed } from "./contract.ts";
import { feedToken } from "./feed-repository.ts";

export const feedUrl = ({ config }: Pick<Deps, "config">, token: string): string =>
  `${config.publicUrl}/api/v1/calendar/${token}.ics`;

export const getCalendarFeedHandler = handle(getCalendarFeed, async ({ deps, viewer }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const token = await deps.database.transaction(async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    return feedToken(tx, deps.config, viewer.keycloakId);
  });
  return { status: 200, body: { url: feedUrl(deps, token) } };
});
