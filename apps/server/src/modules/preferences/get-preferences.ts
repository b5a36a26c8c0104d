import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getPreferences } from "./contract.ts";
import { wanted } from "./preferences-repository.ts";

export const getPreferencesHandler = handle(getPreferences, async ({ deps, viewer }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  return { status: 200, body: await wanted(deps.database.db, viewer.keycloakId) };
});
