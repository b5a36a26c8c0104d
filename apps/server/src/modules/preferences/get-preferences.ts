import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getPreferences } from "./contract.ts";
import { wantedMails } from "./preferences-repository.ts";

export const getPreferencesHandler = handle(getPreferences, async ({ deps, viewer }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  return { status: 200, body: { mails: await wantedMails(deps.database.db, viewer.keycloakId) } };
});
