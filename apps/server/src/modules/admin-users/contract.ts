import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InOrganisation } from "../../contract/paths.ts";
import { Id, KeycloakId, Language, named, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { Email, FullName, ShortName } from "../registration/contract.ts";
import { Role } from "../users/contract.ts";
import { TextPageQuery } from "../users/text-page.ts";

export const UserStatus = named(
  "UserStatus",
  z
    .enum(["pending", "invited", "active", "inactive"])
    .describe(
      "`pending`: waits for approval. `invited`: an administrator made the account and its address is not confirmed yet. `inactive`: disabled or refused; nobody signs in with it.",
    ),
);
export const AdminUser = named(
  "AdminUser",
  z
    .object({
      keycloak_id: KeycloakId.describe("The person's id at the identity provider."),
      email: z.string().describe("E-mail address, in lower case."),
      full_name: z.string().describe("Full name, as others read it."),
      short_name: z.string().describe("Name for tiles and lists."),
      status: UserStatus,
      is_active: z.boolean().describe("False: nobody signs in as this person."),
      role: Role,
      roles: z.array(Role).describe("The role, as a list."),
      keycloak_roles: z.array(Role).describe("The role at the identity provider, which follows `role`."),
      organisation_id: Id.nullable().describe("Their organisation, as `Organisation.id`; null without one."),
      organisation_name: z.string().nullable().describe("Its name."),
      institution_id: Id.nullable().describe("Their institution, as `Institution.id`; null without one."),
      institution_name: z.string().nullable().describe("Its name."),
      timezone: z.string().describe("Time zone (IANA name)."),
      language: Language,
      created_at: Timestamp.describe("Time the person became known here."),
      last_seen_at: Timestamp.nullable().describe("Last use of a present sign-in; null where there is none."),
    })
    .describe("A person, as administrators read them."),
);

const GivenRole = Role.exclude(["pending_user"]);
const ScopeFields = {
  organisation_id: Id.nullable()
    .optional()
    .describe("Organisation to belong to. Left out: the administrator's own, or the one of the path."),
  institution_id: Id.nullable()
    .optional()
    .describe("Institution inside that organisation. Left out: the administrator's own, or the one of the path."),
};
const NewUserBody = z.strictObject({
  email: Email,
  full_name: FullName,
  short_name: ShortName.optional().describe("Name for tiles and lists. Left out: the first part of the full name."),
  role: GivenRole.describe("Role to give; one the administrator may give."),
  language: Language.describe("Language of the mail and of the interface."),
  ...ScopeFields,
});
const UserChangeBody = z.strictObject({
  full_name: FullName.optional(),
  short_name: ShortName.optional(),
  role: GivenRole.optional().describe("New role; one the administrator may give."),
  is_active: z
    .boolean()
    .optional()
    .describe("False disables the account and ends its sign-ins; true enables it again."),
  ...ScopeFields,
});
export type NewUser = z.output<typeof NewUserBody>;
export type UserChange = z.output<typeof UserChangeBody>;
const ListQuery = TextPageQuery.extend({
  search: z.string().trim().max(EMAIL_MAX_LENGTH).optional().describe("Part of a name or an address."),
  role: Role.optional().describe("Only people with this role."),
  status: UserStatus.optional().describe("Only people with this status."),
  organisation: PathId.optional().describe("Only people of this organisation."),
  institution: PathId.optional().describe("Only people of this institution."),
  language: Language.optional().describe("Only people with this language."),
});

export type UserFilters = Omit<z.output<typeof ListQuery>, "cursor" | "limit">;

const AdminUserPage = page("AdminUserPage", AdminUser);
const Person = KeycloakId.describe("The person, as `AdminUser.keycloak_id`.");
const InInstitution = { instId: PathId.describe("The institution, as `Institution.id`.") };

const SCOPED = { tag: "admin", access: "admin" } as const;
const LIST_DESCRIPTION =
  "In alphabetical order of names. `count` is the number of all that match. A scope that is not the administrator's gets the same response as one that does not exist.";
const INVITE_DESCRIPTION =
  "Makes an account without a password and sends a mail with a link to set one, valid for 72 hours and once. For an invited person the link is sent again.";
const CHANGE_DESCRIPTION =
  "Fields that are left out stay. A change of role or `is_active` takes effect at once. The last platform administrator keeps role and access.";
const SCOPE_ERRORS = ["organisation_not_found", "institution_not_found"] as const;

const listOf = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "GET",
    path,
    summary: `Lists the people of ${where}.`,
    description: LIST_DESCRIPTION,
    params,
    query: ListQuery,
    responses: { 200: AdminUserPage },
    errors: SCOPE_ERRORS,
  });
const inviteTo = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "POST",
    path,
    summary: `Invites a person to ${where} by address.`,
    description: INVITE_DESCRIPTION,
    params,
    body: NewUserBody,
    responses: { 201: AdminUser },
    errors: [...SCOPE_ERRORS, "account_exists", "registration_elsewhere"],
  });
const readOf = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "GET",
    path,
    summary: `Reads one person of ${where}.`,
    description: "A person outside the scope gets the same response as one who does not exist.",
    params,
    responses: { 200: AdminUser },
    errors: ["user_not_found"],
  });
const changeOf = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "PATCH",
    path,
    summary: `Changes role, scope, access or name of a person of ${where}.`,
    description: CHANGE_DESCRIPTION,
    params,
    body: UserChangeBody,
    responses: { 200: AdminUser },
    errors: ["user_not_found", "last_platform_admin", "not_about_yourself", ...SCOPE_ERRORS],
  });

const Anywhere = z.object({});
export const listPlatformUsers = listOf("listPlatformUsers", "/admin/platform/users/", "the platform", Anywhere);
export const invitePlatformUser = inviteTo("invitePlatformUser", "/admin/platform/users/", "the platform", Anywhere);
const PlatformPerson = z.object({ keycloakId: Person });
const PLATFORM_PERSON = "/admin/platform/users/:keycloakId/";
export const getPlatformUser = readOf("getPlatformUser", PLATFORM_PERSON, "the platform", PlatformPerson);
export const updatePlatformUser = changeOf("updatePlatformUser", PLATFORM_PERSON, "the platform", PlatformPerson);

const ORGANISATION = "an organisation";
const ORGANISATION_USERS = "/organisations/:orgId/users/";
export const listOrganisationUsers = listOf(
  "listOrganisationUsers",
  ORGANISATION_USERS,
  `${ORGANISATION} and of its institutions`,
  InOrganisation,
);
export const listAggregatedUsers = listOf(
  "listAggregatedUsers",
  "/organisations/:orgId/aggregated-users/",
  `${ORGANISATION} and of its institutions; the same list as \`listOrganisationUsers\``,
  InOrganisation,
);
export const inviteOrganisationUser = inviteTo(
  "inviteOrganisationUser",
  ORGANISATION_USERS,
  ORGANISATION,
  InOrganisation,
);
const OrganisationPerson = InOrganisation.extend({ keycloakId: Person });
const ORGANISATION_PERSON = "/organisations/:orgId/users/:keycloakId/";
export const getOrganisationUser = readOf("getOrganisationUser", ORGANISATION_PERSON, ORGANISATION, OrganisationPerson);
export const updateOrganisationUser = changeOf(
  "updateOrganisationUser",
  ORGANISATION_PERSON,
  ORGANISATION,
  OrganisationPerson,
);

const INSTITUTION = "an institution";
const INSTITUTION_USERS = "/institutions/:instId/users/";
const InstitutionPath = z.object(InInstitution);
export const listInstitutionUsers = listOf("listInstitutionUsers", INSTITUTION_USERS, INSTITUTION, InstitutionPath);
export const inviteInstitutionUser = inviteTo("inviteInstitutionUser", INSTITUTION_USERS, INSTITUTION, InstitutionPath);
const InstitutionPerson = z.object({ ...InInstitution, keycloakId: Person });
const INSTITUTION_PERSON = "/institutions/:instId/users/:keycloakId/";
export const getInstitutionUser = readOf("getInstitutionUser", INSTITUTION_PERSON, INSTITUTION, InstitutionPerson);
export const updateInstitutionUser = changeOf(
  "updateInstitutionUser",
  INSTITUTION_PERSON,
  INSTITUTION,
  InstitutionPerson,
);

export const getFirstSteps = operation({
  id: "getFirstSteps",
  method: "GET",
  path: "/users/me/first-steps/",
  tag: "admin",
  access: "admin",
  summary: "Reads what a new installation or organisation still needs.",
  description: "In the administrator's scope.",
  responses: {
    200: named(
      "FirstSteps",
      z
        .object({
          organisation: z.boolean().describe("There is an organisation."),
          institution: z.boolean().describe("There is an institution."),
          people: z.boolean().describe("Somebody else is here or invited."),
          session: z.boolean().describe("A session was created."),
        })
        .describe("The first steps that are done."),
    ),
  },
});
