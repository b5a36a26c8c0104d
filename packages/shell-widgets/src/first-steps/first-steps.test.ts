import { describe, expect, it } from "vitest";
import { type Administrator, firstStepHrefs, unreadApprovalIn } from "./first-steps.types";

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

describe("the approval that a person is welcomed for", () => {
  const notification = (id: string, key: string, is_read: boolean) => ({ id, is_read, notification_type: { key } });
  const other = notification("a", "session_invited", false);

  it("among other notifications, unread: is found", () => {
    expect(unreadApprovalIn([other, notification("b", "account_approved", false)])).toMatchObject({ id: "b" });
  });

  it("read, or absent: is not found", () => {
    expect(unreadApprovalIn([other, notification("b", "account_approved", true)])).toBeUndefined();
    expect(unreadApprovalIn([])).toBeUndefined();
  });
});
