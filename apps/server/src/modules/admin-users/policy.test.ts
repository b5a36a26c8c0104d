import { describe, expect, test } from "vitest";
import { PEOPLE } from "../../../test/people.ts";
import { ROLES, type RoleName } from "../../contract/roles.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { may, type Scope, type USER_POLICY } from "./policy.ts";

const viewer = ({
  keycloakId,
  fullName,
  role,
  organisationId,
  institutionId,
  language,
}: (typeof PEOPLE)[keyof typeof PEOPLE]): Viewer => ({
  keycloakId,
  fullName,
  role,
  organisationId,
  institutionId,
  language,
  timezone: "Europe/Zurich",
  isProgram: false,
  onlySessionId: null,
});
const LEVELS = {
  platform: viewer(PEOPLE.platformAdmin),
  organisation: viewer(PEOPLE.organisationAdmin),
  institution: viewer(PEOPLE.institutionAdmin),
  nobody: viewer(PEOPLE.amelie),
};
/** As the two administrators with a scope see them. */
const SCOPES: Record<string, Scope> = {
  mine: { organisationId: 1, institutionId: 1 },
  near: { organisationId: 1, institutionId: 2 },
  organisation: { organisationId: 1, institutionId: null },
  foreign: { organisationId: 2, institutionId: 3 },
  nowhere: { organisationId: null, institutionId: null },
};

/** Scopes in which an action is allowed, by level and by the person's role (or the role to give). */
type Allowed = Record<keyof typeof LEVELS, Record<RoleName, string>>;
const EVERYWHERE = "mine near organisation foreign nowhere";
const everywhere: Record<RoleName, string> = {
  platform_admin: EVERYWHERE,
  organisation_admin: EVERYWHERE,
  institution_admin: EVERYWHERE,
  user: EVERYWHERE,
  pending_user: EVERYWHERE,
};
const OWN = "mine near organisation";
const REACHED: Allowed = {
  platform: everywhere,
  organisation: { platform_admin: "", organisation_admin: OWN, institution_admin: OWN, user: OWN, pending_user: OWN },
  institution: {
    platform_admin: "",
    organisation_admin: "",
    institution_admin: "mine",
    user: "mine",
    pending_user: "mine",
  },
  nobody: { platform_admin: "", organisation_admin: "", institution_admin: "", user: "", pending_user: "" },
};
const without = (allowed: Allowed, role: RoleName): Allowed =>
  Object.fromEntries(Object.entries(allowed).map(([level, roles]) => [level, { ...roles, [role]: "" }])) as Allowed;
const TABLE: Record<keyof typeof USER_POLICY, Allowed> = {
  read: REACHED,
  change: REACHED,
  // Nobody is made to wait again.
  give: without(REACHED, "pending_user"),
};

describe("the policy of people", () => {
  test.each(Object.entries(TABLE))(
    "%s is allowed by level, role and scope as the table says (AS-3.7)",
    (action, allowed) => {
      const found = Object.fromEntries(
        Object.entries(LEVELS).map(([level, administrator]) => [
          level,
          Object.fromEntries(
            ROLES.map((role) => [
              role,
              Object.entries(SCOPES)
                .filter(([, scope]) => may(administrator, action as keyof typeof TABLE, role, scope))
                .map(([name]) => name)
                .join(" "),
            ]),
          ),
        ]),
      );
      expect(found).toEqual(allowed);
    },
  );

  test("an administrator without an organisation or institution of their own reaches nobody", () => {
    for (const level of ["organisation", "institution"] as const) {
      const adrift = { ...LEVELS[level], organisationId: null, institutionId: null };
      for (const scope of Object.values(SCOPES)) expect(may(adrift, "read", "user", scope)).toBe(false);
    }
  });
});
