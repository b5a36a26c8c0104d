import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { updateMe } from "./contract.ts";
import { readMe } from "./me.ts";
import { changeUser } from "./users-repository.ts";

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

export const updateMeHandler = handle(updateMe, async ({ deps, viewer, body }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  if (body.timezone !== undefined && !isTimeZone(body.timezone))
    throw new ApiError("validation_failed", { fieldErrors: { timezone: ["This is not the name of a time zone."] } });
  const change = {
    ...(body.full_name !== undefined && { fullName: body.full_name }),
    ...(body.short_name !== undefined && { shortName: body.short_name }),
    ...(body.language !== undefined && { language: body.language }),
    ...(body.timezone !== undefined && { timezone: body.timezone }),
  };
  await changeUser(deps.database.db, deps.clock, viewer.keycloakId, change);
  return { status: 200, body: await readMe(deps, viewer) };
});
