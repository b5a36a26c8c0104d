import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Id, KeycloakId, Language, named } from "../../contract/shapes.ts";

export const Role = named(
  "Role",
  z.enum(["platform_admin", "organisation_admin", "institution_admin", "user", "pending_user"]),
);
export const SessionRole = named("SessionRole", z.enum(["host", "owner", "participant", "observer"]));
const Named = z.object({ id: Id, name: z.string() });

/** shell.md §3 Current user. */
export const Me = named(
  "Me",
  z.object({
    keycloak_id: KeycloakId,
    email: z.string(),
    full_name: z.string(),
    short_name: z.string(),
    language: Language,
    timezone: z.string(),
    roles: z.array(Role),
    permissions: z.array(z.string()),
    /** session id → role, for sessions that are not over. */
    session_roles: z.record(z.string(), SessionRole),
    is_admin: z.boolean(),
    organisation: Named.nullable(),
    institution: Named.nullable(),
  }),
);

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/users/me/",
  tag: "users",
  access: "signed-in",
  summary: "The signed-in person.",
  answers: { 200: Me },
});

export const updateMe = operation({
  id: "updateMe",
  method: "PATCH",
  path: "/users/me/update/",
  tag: "users",
  access: "signed-in",
  summary: "Changes one's own name, language or time zone.",
  body: z.strictObject({
    full_name: z.string().trim().min(1).max(120).optional(),
    short_name: z.string().trim().min(1).max(60).optional(),
    language: Language.optional(),
    timezone: z.string().max(64).optional(),
  }),
  answers: { 200: Me },
});
