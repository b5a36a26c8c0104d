import { describe, expect, it } from "vitest";
import { type Administrator, firstStepHrefs } from "./first-steps.types";

const person = (role: string): Administrator => ({ roles: [role], organisation: { id: 3 }, institution: { id: 7 } });

describe("the pages of the first steps", () => {
  it.each([
    ["platform_admin", "/0/admin/platform/organisations", "/0/admin/platform/users"],
    ["organisation_admin", "/0/admin/organisations/3/institutions", "/0/admin/organisations/3/users"],
    ["institution_admin", "/0/admin/institutions/7/users", "/0/admin/institutions/7/users"],
  ])("of a %s are in their own scope", (role, institution, people) => {
    expect(firstStepHrefs(person(role))).toMatchObject({ institution, people, session: "/interviews/new" });
  });

  it("do not exist for people who administer nothing, or have no organisation", () => {
    expect(firstStepHrefs(person("user"))).toBeNull();
    expect(firstStepHrefs({ ...person("organisation_admin"), organisation: null })).toBeNull();
  });
});
