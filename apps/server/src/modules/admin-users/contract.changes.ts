import { z } from "zod";
import { resultsOf } from "../../contract/decisions.ts";
import { DECISIONS_MAX } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, PathId } from "../../contract/shapes.ts";
import { Role } from "../users/contract.ts";

/** Errors that are the result of one person of many. */
export const USER_CHANGE_ERRORS = [
  "user_not_found",
  "not_about_yourself",
  "last_platform_admin",
  "permission_denied",
  "organisation_not_found",
  "institution_not_found",
  "validation_failed",
  "unavailable",
] as const;

const Person = KeycloakId.describe("The person, as `AdminUser.keycloak_id`.");
const UserChangesBody = z
  .strictObject({
    ids: z.array(Person).min(1).max(DECISIONS_MAX).describe("The people, at most 100."),
    role: Role.exclude(["pending_user"]).optional().describe("New role of all; one the administrator may give."),
    is_active: z
      .boolean()
      .optional()
      .describe("False disables the accounts and ends their sign-ins; true enables them again."),
    organisation_id: Id.optional().describe("Organisation to move all of them to. Left out: they stay in theirs."),
    institution_id: Id.optional().describe(
      "Institution inside it to move all of them to. Left out: they stay in theirs.",
    ),
  })
  .refine(({ ids: _ids, ...change }) => Object.values(change).some((value) => value !== undefined), {
    message: "A change is required.",
  });
export type UserChanges = z.output<typeof UserChangesBody>;

const changesOf = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    id,
    method: "POST",
    path,
    tag: "admin",
    access: "admin",
    summary: `Changes role, scope or access of many people of ${where}.`,
    description:
      "Each person is changed for themself and in this order, as by the call for one. A person outside the scope is like one who does not exist; the administrator leaves themself to others. `validation_failed`: the role and the person's organisation or institution do not fit.",
    params,
    body: UserChangesBody,
    responses: { 200: resultsOf(Person, ["changed"], USER_CHANGE_ERRORS) },
    errors: ["organisation_not_found", "institution_not_found"],
  });

export const changePlatformUsers = changesOf(
  "changePlatformUsers",
  "/admin/platform/users/changes/",
  "the platform",
  z.object({}),
);
export const changeOrganisationUsers = changesOf(
  "changeOrganisationUsers",
  "/organisations/:orgId/users/changes/",
  "an organisation",
  z.object({ orgId: PathId.describe("The organisation, as `Organisation.id`.") }),
);
export const changeInstitutionUsers = changesOf(
  "changeInstitutionUsers",
  "/institutions/:instId/users/changes/",
  "an institution",
  z.object({ instId: PathId.describe("The institution, as `Institution.id`.") }),
);
