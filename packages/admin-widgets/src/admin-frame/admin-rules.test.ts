import { describe, expect, it } from "vitest";
import { type AdminPerson, adminLevelOf, firstSectionOf, mayOpen, sectionsOf } from "./admin-rules";

const person = (role: string, scope: Partial<AdminPerson> = {}): AdminPerson => ({
  roles: ["user", role],
  organisation: { id: 3, name: "Académie Valdoré" },
  institution: { id: 7, name: "Campus Rivelac" },
  ...scope,
});

describe("adminLevelOf", () => {
  it("the highest of several roles decides", () => {
    expect(adminLevelOf(["institution_admin", "platform_admin", "user"])).toBe("platform");
  });
  it("a person without an administrator's role has no level", () => {
    expect(adminLevelOf(["user", "pending_user"])).toBeNull();
  });
});

describe("sectionsOf", () => {
  it.each([
    ["platform_admin", ["users", "organisations", "requests", "outbox"], "/0/admin/platform/users"],
    ["organisation_admin", ["users", "institutions", "requests"], "/0/admin/organisations/3/users"],
    ["institution_admin", ["users", "requests"], "/0/admin/institutions/7/users"],
  ])("%s has the sections of the level, the users first", (role, names, first) => {
    expect(sectionsOf(person(role)).map(({ name }) => name)).toEqual(names);
    expect(firstSectionOf(person(role))).toBe(first);
  });
  it("an administrator without the organisation of the role has none", () => {
    expect(firstSectionOf(person("organisation_admin", { organisation: null }))).toBeNull();
    expect(firstSectionOf(person("institution_admin", { institution: null }))).toBeNull();
  });
});

it("mayOpen refuses a page above the level", () => {
  expect(mayOpen("institution", "organisation")).toBe(false);
  expect(mayOpen("organisation", "platform")).toBe(false);
  expect(mayOpen("organisation", "institution")).toBe(true);
});
