import { z } from "zod";
import { FULL_NAME_MAX_LENGTH, PROFILE_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { ADMIN_LEVELS, ROLES, SEAT_ROLES, SESSION_ROLES } from "../../contract/roles.ts";
import { Id, KeycloakId, Language, named } from "../../contract/shapes.ts";
import { cleanName } from "../../platform/names/clean-name.ts";

export const Role = named(
  "Role",
  z
    .enum(ROLES)
    .describe(
      "Role of a person on the platform. A `pending_user` waits for approval: the response to calls for approved accounts is 403 `account_pending`.",
    ),
);
export const SeatRole = named(
  "SeatRole",
  z
    .enum(SEAT_ROLES)
    .describe("A role in which somebody can ask for a seat, or be invited. Observers see and hear, and score nothing."),
);
export const SessionRole = named(
  "SessionRole",
  z
    .enum(SESSION_ROLES)
    .describe("The role of a person in one session. Host and owner are participants with more rights."),
);
/** An organisation or institution, by id and name. */
export const Named = z.object({
  id: Id.describe("Id of the organisation or institution."),
  name: z.string().describe("Its name, as it is shown."),
});

export const AdminLevel = named(
  "AdminLevel",
  z
    .enum(ADMIN_LEVELS)
    .describe("The scope of an administrator: everything, their own organisation, or their own institution."),
);

export const Me = named(
  "Me",
  z
    .object({
      keycloak_id: KeycloakId.describe("The person's id at the identity provider; the same in every session."),
      email: z.string().describe("E-mail address. Only the person reads it."),
      full_name: z.string().describe("Full name, as others read it."),
      short_name: z.string().describe("Name for tiles and lists; empty where none was chosen."),
      language: Language,
      timezone: z.string().describe("Time zone (IANA name), such as `Europe/Zurich`."),
      roles: z.array(Role).describe("Roles on the platform."),
      permissions: z
        .array(z.string())
        .meta({ examples: [[]] })
        .describe("Reserved: always empty."),
      session_roles: z
        .record(z.string(), SessionRole)
        .describe("Role by session id, for the sessions that are not over. With an embed token: its session alone."),
      is_admin: z.boolean().describe("One of the roles is an administrator's."),
      admin_level: AdminLevel.nullable().describe("How much the person administers; null for everybody else."),
      organisation: Named.nullable().describe("The person's organisation; null without one."),
      institution: Named.nullable().describe("The person's institution, inside the organisation; null without one."),
    })
    .describe("The signed-in person."),
);

/** Mails carry names to strangers, so a name must not bring an address of its own. */
const NO_ADDRESS = /[/\\@<>:]/;
/** Invisible characters are removed; a name must have a visible one. */
export const PersonName = z
  .string()
  .overwrite(cleanName)
  .min(1)
  .refine((name) => !NO_ADDRESS.test(name), "A name holds no address.");

const ProfileText = z.string().trim().min(1).max(PROFILE_MAX_LENGTH);

export const AnonymizedProfile = named(
  "AnonymizedProfile",
  z
    .object({
      status: z
        .enum(["none", "draft", "approved"])
        .describe("`draft`: only its person reads it. `approved`: others in a session read it."),
      text: z.string().nullable().describe("The description; null while there is none."),
      source: z
        .enum(["composer", "ai"])
        .optional()
        .describe("The writer; only in the response to `generate`. `composer`: fixed rules, `ai`: a language model."),
    })
    .describe("How a person describes themself without a name. Once approved, it is given to the sessions they join."),
);

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/users/me/",
  tag: "users",
  access: "signed-in",
  summary: "Reads the signed-in person.",
  description: "Responds with 401 `not_authenticated` when nobody is signed in; use it to find out.",
  responses: { 200: Me },
  example: {
    response: {
      keycloak_id: "8b0f6a3e-0d5c-4c50-9a49-0f8c0f6f3c11",
      email: "ana@example.org",
      full_name: "Ana Keller",
      short_name: "Ana",
      language: "de",
      timezone: "Europe/Zurich",
      roles: ["user"],
      permissions: [],
      session_roles: { "12": "host" },
      is_admin: false,
      admin_level: null,
      organisation: { id: 1, name: "Example University" },
      institution: null,
    },
  },
});

export const updateMe = operation({
  id: "updateMe",
  method: "PATCH",
  path: "/users/me/update/",
  tag: "users",
  access: "signed-in",
  summary: "Changes one's own name, language or time zone.",
  description: "Fields that are left out stay as they are.",
  body: z.strictObject({
    full_name: PersonName.max(FULL_NAME_MAX_LENGTH)
      .optional()
      .describe("New full name, 1 to 120 characters. Invisible characters are removed."),
    short_name: PersonName.max(SHORT_NAME_MAX_LENGTH)
      .optional()
      .describe("New short name, 1 to 60 characters. Invisible characters are removed."),
    language: Language.optional().describe("New language of the interface."),
    timezone: z.string().max(64).optional().describe("New time zone (IANA name)."),
  }),
  responses: { 200: Me },
  example: { body: { short_name: "Ana", language: "de" } },
});

export const manageAnonymizedProfile = operation({
  id: "manageAnonymizedProfile",
  method: "PATCH",
  path: "/users/me/profile/anonymized/manage/:action/",
  tag: "users",
  access: "user",
  summary: "Writes, changes, approves or rejects one's own description.",
  description: "The person's own description alone; not with an embed token. Others read it only while it is approved.",
  params: z.object({
    action: z
      .enum(["generate", "update", "approve", "reject"])
      .describe(
        "`generate` has a draft written, `update` stores a text as a draft, `approve` shows it to others, `reject` deletes it.",
      ),
  }),
  body: z.strictObject({
    anonymized_profile_summary: ProfileText.optional().describe(
      "The text, at most 2,000 characters. Needed by `update`, allowed by `approve`, refused by the other actions.",
    ),
  }),
  responses: { 200: AnonymizedProfile },
});
