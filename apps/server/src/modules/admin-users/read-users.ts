import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import { readTextPage } from "../users/text-page.ts";
import {
  type AdminUserRow,
  countFirstSteps,
  countUsers,
  findAdminUser,
  selectUsers,
  toAdminUser,
  USER_ORDER,
} from "./admin-user-repository.ts";
import {
  getFirstSteps,
  getInstitutionUser,
  getOrganisationUser,
  getPlatformUser,
  listAggregatedUsers,
  listInstitutionUsers,
  listOrganisationUsers,
  listPlatformUsers,
  type UserFilters,
} from "./contract.ts";
import { type GroupPath, groupOf, ownGroup } from "./group.ts";
import { may } from "./policy.ts";

interface ListCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath;
  readonly query: UserFilters & { readonly cursor?: string | undefined; readonly limit: number };
}

async function list(template: string, { deps, viewer, params, query }: ListCall) {
  const { db } = deps.database;
  const group = await groupOf(db, viewer, params);
  const path = template.replace(":orgId", String(params.orgId)).replace(":instId", String(params.instId));
  return readTextPage({
    publicUrl: deps.config.publicUrl,
    path,
    query,
    order: USER_ORDER,
    read: (wanted) => selectUsers(db, group, query, wanted),
    count: await countUsers(db, group, query),
    present: toAdminUser,
  });
}

export const listPlatformUsersHandler = handle(listPlatformUsers, async (call) => ({
  status: 200,
  body: await list(listPlatformUsers.path, call),
}));
export const listOrganisationUsersHandler = handle(listOrganisationUsers, async (call) => ({
  status: 200,
  body: await list(listOrganisationUsers.path, call),
}));
export const listAggregatedUsersHandler = handle(listAggregatedUsers, async (call) => ({
  status: 200,
  body: await list(listAggregatedUsers.path, call),
}));
export const listInstitutionUsersHandler = handle(listInstitutionUsers, async (call) => ({
  status: 200,
  body: await list(listInstitutionUsers.path, call),
}));

interface PersonCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath & { readonly keycloakId: string };
}

/** A person of the path's group whom the administrator may read; everybody else does not exist for them. */
export async function findReachable({ deps, viewer, params }: PersonCall): Promise<AdminUserRow> {
  const { db } = deps.database;
  const group = await groupOf(db, viewer, params).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw new ApiError("user_not_found");
    throw error;
  });
  const found = await findAdminUser(db, group, params.keycloakId);
  if (!found || !may(viewer, "read", found.user.role, found.user)) throw new ApiError("user_not_found");
  return found;
}

export const getPlatformUserHandler = handle(getPlatformUser, async (call) => ({
  status: 200,
  body: toAdminUser(await findReachable(call)),
}));
export const getOrganisationUserHandler = handle(getOrganisationUser, async (call) => ({
  status: 200,
  body: toAdminUser(await findReachable(call)),
}));
export const getInstitutionUserHandler = handle(getInstitutionUser, async (call) => ({
  status: 200,
  body: toAdminUser(await findReachable(call)),
}));

export const getFirstStepsHandler = handle(getFirstSteps, async ({ deps, viewer }) => ({
  status: 200,
  body: await countFirstSteps(deps.database.db, ownGroup(viewer), viewer.keycloakId),
}));
