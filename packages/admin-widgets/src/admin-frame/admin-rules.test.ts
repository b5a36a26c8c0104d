import { describe, expect, it } from "vitest";
import { type AdminLevel, type AdminPerson, firstSectionOf, mayOpen, sectionsOf } from "./admin-rules";

const person = (admin_level: AdminLevel | null, scope: Partial<AdminPerson> = {}): AdminPerson => ({
  admin_level,
  organisation: { id: 3, name: "Académie Valdoré" },
  institution: { id: 7, name: "Campus Rivelac" },
  ...scope,
});

describe("sectionsOf", () => {
  it.each([
    ["platform", ["users", "organisations", "requests", "outbox"], "/0/admin/platform/users"],
    ["organisation", ["users", "institutions", "requests"], "/0/admin/organisations/3/users"],
    ["institution", ["users", "requests"], "/0/admin/institutions/7/users"],
  ] as const)("a %s administrator has the sections of the level, the users first", (level, names, first) => {
    expect(sectionsOf(person(level)).map(({ name }) => name)).toEqual(names);
    expect(firstSectionOf(person(level))).toBe(first);
  });
  it("a person who is no administrator has none", () => {
    expect(sectionsOf(person(null))).toEqual([]);
  });
  it("an administrator without the organisation of the role has none", () => {
    expect(firstSectionOf(person("organisation", { organisation: null }))).toBeNull();
    expect(firstSectionOf(person("institution", { institution: null }))).toBeNull();
  });
});

it("mayOpen refuses a page above the level", () => {
  expect(mayOpen("institution", "organisation")).toBe(false);
  expect(mayOpen("organisation", "platform")).toBe(false);
  expect(mayOpen("organisation", "institution")).toBe(true);
});
