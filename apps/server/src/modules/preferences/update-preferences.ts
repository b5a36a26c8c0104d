import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { lockUser } from "../users/users-repository.ts";
import { updatePreferences } from "./contract.ts";
import { changeWantedMails, wantedMails } from "./preferences-repository.ts";

export const updatePreferencesHandler = handle(updatePreferences, async ({ deps, viewer, body }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const mails = await deps.database.transaction(async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    if (body.mails) await changeWantedMails(tx, deps.clock, viewer.keycloakId, body.mails);
    return wantedMails(tx, viewer.keycloakId);
  });
  return { status: 200, body: { mails } };
});
