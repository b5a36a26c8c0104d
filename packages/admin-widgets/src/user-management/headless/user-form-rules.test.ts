import { describe, expect, it } from "vitest";
import { emptyUserForm, payloadOf, problemsOf, rolesGivenBy, valuesOf } from "./user-form-rules";
import type { AdminUser, UserFormValues } from "./user-management.types";

const filled: UserFormValues = {
  email: " Lea@Hopital.example ",
  full_name: " Léa Favre ",
  role: "user",
  organisation_id: 3,
  institution_id: 7,
  language: "fr",
};

describe("problemsOf", () => {
  it("a filled form has none", () => {
    expect(problemsOf(filled)).toEqual({});
  });
  it("an empty form names address, name and role", () => {
    expect(problemsOf(emptyUserForm({ kind: "platform" }, null, "de"))).toEqual({
      email: "email",
      full_name: "fullName",
      role: "role",
    });
  });
  it.each(["user", "institution_admin"] as const)("%s needs an organisation and an institution", (role) => {
    expect(problemsOf({ ...filled, role, organisation_id: null, institution_id: null })).toEqual({
      organisation_id: "organisation",
      institution_id: "institution",
    });
  });
  it("an organisation's administrator has an organisation and no institution", () => {
    const role = "organisation_admin";
    expect(problemsOf({ ...filled, role })).toEqual({ institution_id: "institutionSet" });
    expect(problemsOf({ ...filled, role, institution_id: null })).toEqual({});
    expect(problemsOf({ ...filled, role, organisation_id: null, institution_id: null })).toEqual({
      organisation_id: "organisation",
    });
  });
  it.each(["lea", "lea@", "@hopital.example", "lea@hopital", "lea favre@hopital.example", "lea@@hopital.example"])(
    "%s is no address",
    (email) => {
      expect(problemsOf({ ...filled, email })).toEqual({ email: "email" });
    },
  );
});

describe("payloadOf", () => {
  it("trims, and writes the address in lower case", () => {
    expect(payloadOf(filled)).toEqual({
      email: "lea@hopital.example",
      full_name: "Léa Favre",
      role: "user",
      organisation_id: 3,
      institution_id: 7,
      language: "fr",
    });
  });
  it("a platform administrator belongs to no organisation and no institution", () => {
    expect(payloadOf({ ...filled, role: "platform_admin" })).toMatchObject({
      organisation_id: null,
      institution_id: null,
    });
  });
});

it("emptyUserForm fills in what the scope decides", () => {
  expect(emptyUserForm({ kind: "organisation", id: 3 }, null, "de")).toMatchObject({
    organisation_id: 3,
    institution_id: null,
  });
  expect(emptyUserForm({ kind: "institution", id: 7 }, 3, "de")).toMatchObject({
    organisation_id: 3,
    institution_id: 7,
  });
});

it("rolesGivenBy leaves out the roles above the level", () => {
  expect(rolesGivenBy("institution")).toEqual(["user", "institution_admin"]);
  expect(rolesGivenBy("organisation")).not.toContain("platform_admin");
  expect(rolesGivenBy("platform")).toContain("platform_admin");
});

it("valuesOf of a person who waits for approval has no role yet", () => {
  expect(valuesOf({ ...filled, role: "pending_user" } as AdminUser).role).toBeNull();
});
