import { expect, test } from "vitest";
import { personOf } from "./claims.ts";

const JANA = { sub: "f:42:jana", email: "jana@work.example", name: "Jana Novak" };

test.each([
  ["no subject", { sub: undefined }],
  ["an empty subject", { sub: " " }],
  ["a subject of 65 characters", { sub: "s".repeat(65) }],
  ["a subject with a NUL", { sub: "jana\0" }],
  ["a subject that is a number", { sub: 42 }],
  ["no address", { email: undefined }],
  ["an address of 255 characters", { email: `${"a".repeat(242)}@work.example` }],
  ["an address without @", { email: "jana" }],
  ["an address with a line break", { email: "jana@work\n.example" }],
])("claims with %s name nobody (AS-5.6)", (_title, claims) => expect(() => personOf({ ...JANA, ...claims })).toThrow());

test.each([
  ["a subject of 64 characters is kept", { sub: "s".repeat(64) }, { subject: "s".repeat(64) }],
  ["a name of 5,000 characters is cut to 120", { name: "n".repeat(5000) }, { fullName: "n".repeat(120) }],
  ["a name is cut between two characters", { name: `${"n".repeat(119)}😀` }, { fullName: "n".repeat(119) }],
  ["a name that is no text is replaced by the address", { name: { first: "Jana" } }, { fullName: JANA.email }],
  ["an address verified by the text 'true' is not verified", { email_verified: "true" }, { emailVerified: false }],
  ["a language with a region is its language", { locale: "de-CH" }, { language: "de" }],
  ["an unknown language is none", { locale: "xx" }, { language: null }],
])("the person that claims give: %s", (_title, claims, person) =>
  expect(personOf({ ...JANA, ...claims })).toMatchObject(person),
);

test.each([
  ["realm_roles", { realm_roles: ["offline_access", "organisation_admin", "user"] }, "organisation_admin"],
  ["keycloakRoles", { keycloakRoles: ["user"] }, "user"],
  ["Keycloak's realm_access", { realm_access: { roles: ["institution_admin"] } }, "institution_admin"],
  ["the last segment of a group", { groups: ["/hotseat/staff/platform_admin"] }, "platform_admin"],
  ["a segment that is not the last", { groups: ["/platform_admin/students"] }, null],
  ["another name", { realm_roles: ["superuser"] }, null],
  ["pending_user alone", { realm_roles: ["pending_user"] }, null],
  ["no list", { realm_roles: "platform_admin" }, null],
])("the role in %s (AS-4.2)", (_title, claims, role) => expect(personOf({ ...JANA, ...claims }).role).toBe(role));
