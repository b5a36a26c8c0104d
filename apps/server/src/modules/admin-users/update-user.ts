import { ApiError } from "../../contract/errors.ts";
import type { RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { placeApproved } from "../registration/place-approved.ts";
import { settlePendingOf } from "../registration/registration-repository.ts";
import { recordChange } from "../sessions/record-change.ts";
import { accountChanged } from "../users/account-changed.ts";
import { setPersonActive } from "../users/set-person-active.ts";
import { changeUser, findUser } from "../users/users-repository.ts";
import {
  type AdminUserRow,
  findAdminUser,
  lockPeople,
  lockPlatformAdministrators,
  toAdminUser,
} from "./admin-user-repository.ts";
import { type UserChange, updateInstitutionUser, updateOrganisationUser, updatePlatformUser } from "./contract.ts";
import { type GroupPath, groupOf } from "./group.ts";
import { may, type Scope } from "./policy.ts";
import { findReachable } from "./read-users.ts";
import { requestsChanged } from "./requests-changed.ts";
import { resolveScope } from "./resolve-scope.ts";

interface UpdateCall {
  readonly deps: Deps;
  readonly viewer: Viewer;
  readonly params: GroupPath & { readonly keycloakId: string };
  readonly body: UserChange;
}

type GivenRole = Exclude<RoleName, "pending_user">;

/** Changes a person; throws the errors of the contract. */
export async function updateUser(call: UpdateCall): Promise<AdminUserRow> {
  const { deps, viewer, body } = call;
  const before = await findReachable(call);
  const { keycloakId, role } = before.user;
  if (body.is_active === false && keycloakId === viewer.keycloakId) throw new ApiError("not_about_yourself");
  const moved = await moveTo(call, before);
  const endsAdministrator = body.is_active === false || (moved !== null && moved.role !== "platform_admin");
  if (endsAdministrator) await assertNotLast(deps.database.db, keycloakId, role);
  if (moved && moved.role !== role) await deps.accounts?.setRole(keycloakId, moved.role);
  const isLast = await write(call, before, moved, endsAdministrator);
  if (isLast) {
    if (moved && moved.role !== role && role !== "pending_user") await deps.accounts?.setRole(keycloakId, role);
    throw new ApiError("last_platform_admin");
  }
  if (body.is_active !== undefined && body.is_active !== before.user.isActive)
    await setPersonActive(deps, viewer.keycloakId, keycloakId, body.is_active);
  if (moved && role === "pending_user") await placeApproved(deps, keycloakId);
  // Not in the path's group: the person may have left it.
  const after = await findAdminUser(deps.database.db, {}, keycloakId);
  if (!after) throw new ApiError("user_not_found");
  return after;
}

interface Move extends Scope {
  readonly role: GivenRole;
}

/** The role and scope that are asked for; null where neither changes. A person who waits needs a role to be moved. */
async function moveTo({ deps, viewer, params, body }: UpdateCall, { user }: AdminUserRow): Promise<Move | null> {
  if (body.role === undefined && body.organisation_id === undefined && body.institution_id === undefined) return null;
  const role = body.role ?? user.role;
  if (role === "pending_user")
    throw new ApiError("validation_failed", { fieldErrors: { role: ["Role is required."] } });
  const { db } = deps.database;
  const group = await groupOf(db, viewer, params);
  // A person may leave the group of the path, where the administrator reaches the other one too.
  const requested = { role, organisation_id: body.organisation_id, institution_id: body.institution_id };
  const isMoved = body.organisation_id !== undefined || body.institution_id !== undefined;
  return { role, ...(await resolveScope(db, viewer, isMoved ? {} : group, requested, user)) };
}

async function assertNotLast(db: Db, keycloakId: string, role: RoleName): Promise<void> {
  if (role !== "platform_admin") return;
  const all = await lockPlatformAdministrators(db);
  if (all.length === 1 && all[0] === keycloakId) throw new ApiError("last_platform_admin");
}

/** Writes the change; returns true, and changes nothing, where the person is the last platform administrator by now. */
async function write(
  { deps, viewer, body }: UpdateCall,
  { user: { keycloakId } }: AdminUserRow,
  moved: Move | null,
  endsAdministrator: boolean,
): Promise<boolean> {
  const { clock } = deps;
  return recordChange(deps, async (tx) => {
    const all = await lockPeople(tx, { people: [keycloakId], administrators: endsAdministrator });
    if (endsAdministrator && all.length === 1 && all[0] === keycloakId) return { events: [], response: true };
    const before = await findUser(tx, keycloakId);
    if (!before || !may(viewer, "change", before.role, before)) throw new ApiError("user_not_found");
    await changeUser(tx, clock, keycloakId, {
      ...moved,
      ...(body.full_name !== undefined && { fullName: body.full_name }),
      ...(body.short_name !== undefined && { shortName: body.short_name }),
    });
    const settled: Scope[] = [];
    if (moved && before.role === "pending_user") {
      const decided = { decidedAt: clock.now(), deciderKeycloakId: viewer.keycloakId };
      settled.push(...(await settlePendingOf(tx, keycloakId, { status: "approved", ...decided })));
    }
    const after = { ...before, ...moved, isActive: body.is_active ?? before.isActive };
    const isChanged = after.role !== before.role || after.isActive !== before.isActive || moved !== null;
    const lists = await Promise.all(settled.map((scope) => requestsChanged(tx, "account", scope, viewer.keycloakId)));
    return {
      events: [...(isChanged ? [accountChanged(after, viewer.keycloakId)] : []), ...lists.flat()],
      response: false,
    };
  });
}

export const updatePlatformUserHandler = handle(updatePlatformUser, async (call) => ({
  status: 200,
  body: toAdminUser(await updateUser(call)),
}));
export const updateOrganisationUserHandler = handle(updateOrganisationUser, async (call) => ({
  status: 200,
  body: toAdminUser(await updateUser(call)),
}));
export const updateInstitutionUserHandler = handle(updateInstitutionUser, async (call) => ({
  status: 200,
  body: toAdminUser(await updateUser(call)),
}));
