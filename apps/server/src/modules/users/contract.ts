import { z } from "zod";
import { PROFILE_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { ROLES, SEAT_ROLES, SESSION_ROLES } from "../../contract/roles.ts";
import { Id, KeycloakId, Language, named } from "../../contract/shapes.ts";
import { cleanName } from "../../platform/names/clean-name.ts";

export const Role = named("Role", z.enum(ROLES));
export const SeatRole = named("SeatRole", z.enum(SEAT_ROLES));
export const SessionRole = named("SessionRole", z.enum(SESSION_ROLES));
const Named = z.object({ id: Id, name: z.string() });

/** The signed-in person. */
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

/** What cannot be seen is taken out; a name of nothing else is none. */
const PersonName = z.string().overwrite(cleanName).min(1);

const ProfileText = z.string().trim().min(1).max(PROFILE_MAX_LENGTH);

/** How a person describes themself without a name; once approved it is given along to sessions they join. */
export const AnonymizedProfile = named(
  "AnonymizedProfile",
  z.object({
    status: z.enum(["none", "draft", "approved"]),
    text: z.string().nullable(),
    /** Who wrote it, in the answer to `generate` only; `composer`: put together by fixed rules, not AI. */
    source: z.enum(["composer", "ai"]).optional(),
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
    full_name: PersonName.max(120).optional(),
    short_name: PersonName.max(SHORT_NAME_MAX_LENGTH).optional(),
    language: Language.optional(),
    timezone: z.string().max(64).optional(),
  }),
  answers: { 200: Me },
});

export const manageAnonymizedProfile = operation({
  id: "manageAnonymizedProfile",
  method: "PATCH",
  path: "/users/me/profile/anonymized/manage/:action/",
  tag: "users",
  access: "user",
  summary:
    "Has one's own description written, changes, approves or rejects it. `update` needs a text, `approve` may bring one; the other two take none.",
  params: z.object({ action: z.enum(["generate", "update", "approve", "reject"]) }),
  body: z.strictObject({ anonymized_profile_summary: ProfileText.optional() }),
  answers: { 200: AnonymizedProfile },
});
