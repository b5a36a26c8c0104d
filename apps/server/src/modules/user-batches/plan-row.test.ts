import { describe, expect, test } from "vitest";
import { PEOPLE } from "../../../test/people.ts";
import type { DirectoryAccount } from "../../platform/identity/account-directory.ts";
import type { Places } from "./place-row.ts";
import { type KnownPerson, type PlanContext, planRow } from "./plan-row.ts";
import type { BatchScope } from "./policy.ts";
import { normaliseEmail, type RowValues } from "./read-row.ts";
import type { BatchReason } from "./reasons.ts";

const PLATFORM: BatchScope = { level: "platform", organisationId: null, institutionId: null };
const ORGANISATION: BatchScope = { level: "organisation", organisationId: 1, institutionId: null };
const INSTITUTION: BatchScope = { level: "institution", organisationId: 1, institutionId: 1 };
const ORGANISATIONS = new Map([
  [1, "Rive Gauche"],
  [2, "Alpenblick"],
]);
const INSTITUTIONS = [
  { id: 1, organisationId: 1, name: "Lausanne" },
  { id: 2, organisationId: 1, name: "Genève" },
  { id: 3, organisationId: 2, name: "Bern" },
  { id: 4, organisationId: 2, name: "Lausanne" },
];

/** The places of a scope, as `loadPlaces` reads them. */
function placesOf({ organisationId, institutionId }: BatchScope): Places {
  const organisations = [...ORGANISATIONS].filter(([id]) => organisationId === null || id === organisationId);
  const institutions = INSTITUTIONS.filter(
    (one) =>
      (organisationId === null || one.organisationId === organisationId) &&
      (institutionId === null || one.id === institutionId),
  );
  return {
    organisations: new Map(organisations.map(([id, name]) => [name.toLowerCase(), id])),
    institutions: Map.groupBy(institutions, ({ name }) => name.toLowerCase()),
    organisationNames: new Map(organisations),
    institutionNames: new Map(institutions.map(({ id, name }) => [id, name])),
  };
}

const viewerOf = (person: (typeof PEOPLE)[keyof typeof PEOPLE]) => ({
  ...person,
  timezone: "Europe/Zurich",
  isProgram: false,
  onlySessionId: null,
});
const ACTORS = {
  platform: viewerOf(PEOPLE.platformAdmin),
  organisation: viewerOf(PEOPLE.organisationAdmin),
  institution: viewerOf(PEOPLE.institutionAdmin),
};
const known = (keycloakId: string, rest: Partial<KnownPerson> = {}): KnownPerson => ({
  keycloakId,
  email: `${keycloakId}@known.example`,
  fullName: "Ana Luz",
  shortName: "Ana",
  language: "en",
  role: "user",
  organisationId: 1,
  institutionId: 1,
  emailVerified: true,
  isActive: true,
  updatedAt: new Date(0),
  ...rest,
});
const PEOPLE_HERE = [
  known("here"),
  known("sibling", { institutionId: 2 }),
  known("foreign", { organisationId: 2, institutionId: 3 }),
  known("chief", { role: "organisation_admin", institutionId: null }),
  known("root", { role: "platform_admin", organisationId: null, institutionId: null }),
  known("disabled", { isActive: false }),
  known("pending", { role: "pending_user" }),
  known("foreign-pending", { role: "pending_user", organisationId: 2, institutionId: 3 }),
  known("foreign-disabled", { isActive: false, organisationId: 2, institutionId: 3 }),
  known("claimed", { emailVerified: false }),
  known("institution-admin", { role: "institution_admin" }),
];
const account = (email: string, rest: Partial<DirectoryAccount> = {}): DirectoryAccount => ({
  keycloakId: `at-provider-${email}`,
  email,
  emailVerified: true,
  isDisabled: false,
  role: null,
  ...rest,
});

function plan(values: RowValues, scope = INSTITUTION, more: Partial<PlanContext> & { isDuplicate?: boolean } = {}) {
  const { isDuplicate = false, ...rest } = more;
  const context: PlanContext = {
    scope,
    viewer: ACTORS[scope.level],
    places: placesOf(scope),
    people: new Map(PEOPLE_HERE.map((person) => [person.email, person])),
    accounts: new Map(),
    ...rest,
  };
  return planRow({ position: 0, email: normaliseEmail(values.email), values, isDuplicate, intended: null }, context);
}
const NEW = { email: "new@school.example", full_name: "New Person" };

describe("a row for a new person", () => {
  test("has its values trimmed and normalised, and the scope's place (BE-S.2)", () => {
    const { outcome, email, after } = plan({
      email: "  NEW@School.Example\t",
      full_name: "  Ame\u0301lie \u200b  Rochat ",
      role: " Institution_Admin",
      language: "IT ",
      institution: " lausanne ",
    });
    expect([outcome, email, after]).toEqual([
      "created",
      "new@school.example",
      {
        fullName: "Amélie Rochat",
        shortName: "Amélie",
        role: "institution_admin",
        language: "it",
        organisationId: 1,
        institutionId: 1,
      },
    ]);
  });

  test.each<[BatchReason, RowValues, BatchScope?]>([
    ["email_required", { full_name: "N" }],
    ["email_invalid", { ...NEW, email: "new@school" }],
    ["email_too_long", { ...NEW, email: `${"x".repeat(250)}@school.example` }],
    ["full_name_required", { email: NEW.email, full_name: " \u200b" }],
    ["full_name_too_long", { ...NEW, full_name: "x".repeat(121) }],
    ["full_name_has_address", { ...NEW, full_name: "me@evil.example" }],
    ["short_name_too_long", { ...NEW, short_name: "x".repeat(61) }],
    ["short_name_has_address", { ...NEW, short_name: "a/b" }],
    ["role_unknown", { ...NEW, role: "pending_user" }],
    ["role_not_allowed", { ...NEW, role: "organisation_admin" }],
    ["role_not_allowed", { ...NEW, role: "platform_admin" }, ORGANISATION],
    ["organisation_unknown", { ...NEW, organisation: "Alpenblick" }],
    ["organisation_unknown", { ...NEW, organisation: "There is none" }],
    ["organisation_unknown", { ...NEW, organisation: "Alpenblick", institution: "Bern" }, ORGANISATION],
    ["organisation_required", { ...NEW, role: "organisation_admin" }, PLATFORM],
    ["institution_unknown", { ...NEW, institution: "Genève" }],
    ["institution_unknown", { ...NEW, institution: "There is none" }],
    ["institution_unknown", { ...NEW, institution: "Bern" }, ORGANISATION],
    ["institution_unknown", { ...NEW, organisation: "Rive Gauche", institution: "Bern" }, PLATFORM],
    ["institution_ambiguous", { ...NEW, institution: "Lausanne" }, PLATFORM],
    ["institution_required", NEW, ORGANISATION],
    ["institution_not_allowed", { ...NEW, role: "organisation_admin", institution: "Lausanne" }, ORGANISATION],
    ["language_unknown", { ...NEW, language: "english" }],
  ])("is refused with %s (BE-S.2)", (reason, values, scope) => {
    expect(plan(values, scope)).toMatchObject({ reason, after: null });
  });

  test("of the platform has no place, whatever the row says (BE-S.2)", () => {
    const { after } = plan({ ...NEW, role: "platform_admin", organisation: "Alpenblick" }, PLATFORM);
    expect(after).toMatchObject({ role: "platform_admin", organisationId: null, institutionId: null });
  });

  test("takes over an account of the provider that has no rights, and no other (BE-S.6)", () => {
    const at = (rest: Partial<DirectoryAccount>) =>
      plan(NEW, INSTITUTION, { accounts: new Map([[NEW.email, account(NEW.email, rest)]]) });
    expect(at({ role: "pending_user" })).toMatchObject({ outcome: "created", isAdopted: true });
    expect(at({ role: "platform_admin" }).reason).toBe("belongs_elsewhere");
    expect(at({ isDisabled: true }).reason).toBe("belongs_elsewhere");
  });

  test("is refused after another one with its address, and for an administrator without the right (BE-S.2, BE-S.12)", () => {
    expect(plan(NEW, INSTITUTION, { isDuplicate: true }).reason).toBe("duplicate_in_file");
    for (const viewer of [null, viewerOf(PEOPLE.amelie), viewerOf(PEOPLE.institutionAdmin)])
      expect(plan(NEW, ORGANISATION, { viewer }).reason).toBe("not_permitted");
  });
});

describe("a row for a known person", () => {
  const of = (name: string, more: RowValues = {}) => ({ email: `${name}@known.example`, ...more });

  test("changes what it names and keeps the rest (BE-S.1)", () => {
    expect(plan(of("here"))).toMatchObject({ outcome: "unchanged", differences: [] });
    expect(plan(of("here", { full_name: "Ana Luz", language: "en", institution: "LAUSANNE" })).outcome).toBe(
      "unchanged",
    );
    const { outcome, differences, after } = plan(
      of("here", { short_name: "Ani", role: "institution_admin", institution: "genève" }),
      ORGANISATION,
    );
    expect([outcome, differences]).toEqual([
      "updated",
      [
        { field: "short_name", from: "Ana", to: "Ani" },
        { field: "role", from: "user", to: "institution_admin" },
        { field: "institution", from: "Lausanne", to: "Genève" },
      ],
    ]);
    expect(after).toMatchObject({ fullName: "Ana Luz", institutionId: 2 });
  });

  test("outside the scope is one conflict, for every person and every group (BE-S.2)", () => {
    const answers = ["sibling", "foreign", "chief", "root", "foreign-pending", "foreign-disabled"].map((name) => {
      const { email: _email, ...answer } = plan(of(name, { full_name: "Anything", role: "user" }));
      return answer;
    });
    expect(answers[0]).toMatchObject({ outcome: "conflict", reason: "belongs_elsewhere", before: null });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("a person who waits for approval, or is disabled, is a conflict (BE-S.1)", () => {
    expect(plan(of("pending")).reason).toBe("waits_for_approval");
    expect(plan(of("disabled")).reason).toBe("account_disabled");
  });

  test("never changes the administrator's own role (BE-S.3)", () => {
    expect(plan(of("institution-admin", { role: "user" })).reason).toBe("own_role");
    expect(plan(of("institution-admin", { short_name: "Me" })).outcome).toBe("updated");
  });
});

describe("an address that nobody has confirmed", () => {
  const claimed = { email: "claimed@known.example", role: "institution_admin" };
  const adopting = { accounts: new Map([[NEW.email, account(NEW.email, { emailVerified: false })]]) };

  test("makes neither its person nor an account of the provider an administrator", () => {
    expect(plan(claimed).reason).toBe("role_not_allowed");
    expect(plan({ ...claimed, email: "here@known.example" }).outcome).toBe("updated");
    expect(plan({ ...NEW, role: "institution_admin" }, INSTITUTION, adopting).reason).toBe("belongs_elsewhere");
    expect(plan(NEW, INSTITUTION, adopting)).toMatchObject({ outcome: "created", isAdopted: true });
  });
});
