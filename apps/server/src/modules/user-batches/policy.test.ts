import { describe, expect, test } from "vitest";
import { PEOPLE } from "../../../test/people.ts";
import { ADMIN_LEVELS, type AdminLevelName, ROLES, type RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Scope } from "../admin-users/policy.ts";
import { BATCH_POLICY, type BatchAction, type BatchScope, mayImport, reaches } from "./policy.ts";

const viewer = (person: (typeof PEOPLE)[keyof typeof PEOPLE]): Viewer => ({
  ...person,
  timezone: "Europe/Zurich",
  isProgram: false,
  onlySessionId: null,
});
const ACTORS = {
  platform: viewer(PEOPLE.platformAdmin),
  organisation: viewer(PEOPLE.organisationAdmin),
  institution: viewer(PEOPLE.institutionAdmin),
  nobody: viewer(PEOPLE.amelie),
};
type Actor = keyof typeof ACTORS;

const SCOPES: Record<string, BatchScope> = {
  platform: { level: "platform", organisationId: null, institutionId: null },
  "organisation 1": { level: "organisation", organisationId: 1, institutionId: null },
  "organisation 2": { level: "organisation", organisationId: 2, institutionId: null },
  "institution 1": { level: "institution", organisationId: 1, institutionId: 1 },
  "institution 2": { level: "institution", organisationId: 1, institutionId: 2 },
  "institution 3": { level: "institution", organisationId: 2, institutionId: 3 },
};
/** Scopes that each administrator reaches. */
const REACHED: Record<Actor, readonly string[]> = {
  platform: ["platform", "organisation 1", "organisation 2", "institution 1", "institution 2", "institution 3"],
  organisation: ["organisation 1", "institution 1", "institution 2"],
  institution: ["institution 1"],
  nobody: [],
};
/** Roles that an import at each level makes, changes and gives, for every importer. */
const ROLES_AT: Record<AdminLevelName, readonly RoleName[]> = {
  platform: ["platform_admin", "organisation_admin", "institution_admin", "user"],
  organisation: ["organisation_admin", "institution_admin", "user"],
  institution: ["institution_admin", "user"],
};
const PLACES: Record<string, Scope> = {
  nowhere: { organisationId: null, institutionId: null },
  "organisation 1": { organisationId: 1, institutionId: null },
  "institution 1": { organisationId: 1, institutionId: 1 },
  "institution 2": { organisationId: 1, institutionId: 2 },
  "institution 3": { organisationId: 2, institutionId: 3 },
};
/** Places that lie in each scope. */
const INSIDE: Record<string, readonly string[]> = {
  platform: ["nowhere", "organisation 1", "institution 1", "institution 2", "institution 3"],
  "organisation 1": ["organisation 1", "institution 1", "institution 2"],
  "organisation 2": ["institution 3"],
  "institution 1": ["institution 1"],
  "institution 2": ["institution 2"],
  "institution 3": ["institution 3"],
};

describe("rights of imports: level × role × scope × action (BE-S.12)", () => {
  test.each(Object.keys(ACTORS) as Actor[])("an administrator of level %s reaches these scopes", (actor) => {
    const found = Object.keys(SCOPES).filter((name) => reaches(ACTORS[actor], SCOPES[name] as BatchScope));
    expect(found).toEqual(REACHED[actor]);
  });

  test.each(
    (Object.keys(BATCH_POLICY) as BatchAction[]).flatMap((action) =>
      (Object.keys(ACTORS) as Actor[]).map((actor) => [action, actor] as const),
    ),
  )("%s by level %s: exactly these roles, places and scopes", (action, actor) => {
    const found: string[] = [];
    const wanted: string[] = [];
    for (const [scopeName, scope] of Object.entries(SCOPES))
      for (const [placeName, place] of Object.entries(PLACES))
        for (const role of ROLES) {
          const name = `${scopeName}, ${placeName}, ${role}`;
          if (mayImport(ACTORS[actor], scope, action, role, place)) found.push(name);
          const isWanted =
            REACHED[actor].includes(scopeName) &&
            ROLES_AT[scope.level].includes(role) &&
            (INSIDE[scopeName] ?? []).includes(placeName);
          if (isWanted) wanted.push(name);
        }
    expect(found).toEqual(wanted);
  });

  test("the table has every level for every level", () => {
    for (const action of Object.values(BATCH_POLICY))
      for (const level of ADMIN_LEVELS) expect(Object.keys(action[level]).sort()).toEqual([...ADMIN_LEVELS].sort());
  });
});
