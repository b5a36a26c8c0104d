import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { lockUser } from "../users/users-repository.ts";
import { updatePreferences } from "./contract.ts";
import { changeWanted, wanted } from "./preferences-repository.ts";

export const updatePreferencesHandler = handle(updatePreferences, async ({ deps, viewer, body }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const stored = await deps.database.transaction(async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    await changeWanted(tx, deps.clock, viewer.keycloakId, body);
    return wanted(tx, viewer.keycloakId);
  });
  return { status: 200, body: stored };
});
