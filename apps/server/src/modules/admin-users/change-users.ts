import { decideEach } from "../../contract/decisions.ts";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import {
  changeInstitutionUsers,
  changeOrganisationUsers,
  changePlatformUsers,
  USER_CHANGE_ERRORS,
  type UserChanges,
} from "./contract.changes.ts";
import { type GroupPath, groupOf } from "./group.ts";
import { updateUser } from "./update-user.ts";

interface ChangesCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath;
  readonly body: UserChanges;
}

async function changeEach({ deps, viewer, params, body: { ids, ...body } }: ChangesCall) {
  await groupOf(deps.database.db, viewer, params);
  const results = await decideEach(ids, USER_CHANGE_ERRORS, "changed", (keycloakId) => {
    // A selection of everybody must not cost the administrator their own rights.
    if (keycloakId === viewer.keycloakId) throw new ApiError("not_about_yourself");
    return updateUser({ deps, viewer, params: { ...params, keycloakId }, body });
  });
  return { status: 200, body: { results } } as const;
}

export const changePlatformUsersHandler = handle(changePlatformUsers, changeEach);
export const changeOrganisationUsersHandler = handle(changeOrganisationUsers, changeEach);
export const changeInstitutionUsersHandler = handle(changeInstitutionUsers, changeEach);
