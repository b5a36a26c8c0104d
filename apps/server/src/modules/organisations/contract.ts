import { z } from "zod";
import { ORGANISATION_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PathId, page, wholeListOf } from "../../contract/shapes.ts";
import { cleanName } from "../../platform/names/clean-name.ts";
import { Named } from "../users/contract.ts";
import { TextPageQuery } from "../users/text-page.ts";

const NAME_REQUIRED = "Name is required";
const Name = z
  .string(NAME_REQUIRED)
  .overwrite(cleanName)
  .min(1, NAME_REQUIRED)
  .max(ORGANISATION_NAME_MAX_LENGTH)
  .describe("Name, 1 to 120 characters. Invisible characters are removed.");

export const Organisation = named(
  "Organisation",
  z
    .object({
      id: Id.describe("Id of the organisation."),
      name: z.string().describe("Its name; no two have the same."),
      institution_count: z.number().int().min(0).describe("Number of its institutions."),
      user_count: z.number().int().min(0).describe("Number of its people, those of its institutions included."),
    })
    .describe("An organisation."),
);
export const Institution = named(
  "Institution",
  z
    .object({
      id: Id.describe("Id of the institution."),
      name: z.string().describe("Its name; no two of an organisation have the same."),
      organisation: Named.describe("The organisation it belongs to."),
      user_count: z.number().int().min(0).describe("Number of its people."),
    })
    .describe("An institution of an organisation."),
);
const PublicOrganisation = named(
  "PublicOrganisation",
  Named.extend({ institutions: z.array(Named).describe("Its institutions, by name.") }).describe(
    "An organisation with its institutions, names only.",
  ),
);

export const listPublicInstitutions = operation({
  id: "listPublicInstitutions",
  method: "GET",
  path: "/institutions/public/",
  tag: "organisations",
  access: "public",
  summary: "Lists the organisations and institutions to register for.",
  description: "Names only, in alphabetical order.",
  responses: {
    200: z.object({ results: z.array(PublicOrganisation).describe("All organisations, in alphabetical order.") }),
  },
});

const OrganisationPath = z.object({ id: PathId.describe("The organisation, as `Organisation.id`.") });
const InstitutionPath = z.object({ id: PathId.describe("The institution, as `Institution.id`.") });

export const listOrganisations = operation({
  id: "listOrganisations",
  method: "GET",
  path: "/organisations/",
  tag: "organisations",
  access: "admin",
  summary: "Lists the organisations.",
  description: "All for platform administrators; for others their own alone. In alphabetical order.",
  query: TextPageQuery.extend({
    search: z.string().trim().max(100).optional().describe("Part of a name."),
  }),
  responses: { 200: page("OrganisationPage", Organisation) },
});
export const getOrganisation = operation({
  id: "getOrganisation",
  method: "GET",
  path: "/organisations/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Reads one organisation.",
  description: "In the administrator's scope.",
  params: OrganisationPath,
  responses: { 200: Organisation },
  errors: ["organisation_not_found"],
});
export const createOrganisation = operation({
  id: "createOrganisation",
  method: "POST",
  path: "/organisations/",
  tag: "organisations",
  access: "admin",
  summary: "Creates an organisation.",
  description: "For platform administrators.",
  body: z.strictObject({ name: Name }),
  responses: { 201: Organisation },
  errors: ["name_taken"],
});
export const updateOrganisation = operation({
  id: "updateOrganisation",
  method: "PATCH",
  path: "/organisations/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Renames an organisation.",
  description: "For platform administrators, and for the administrators of this organisation.",
  params: OrganisationPath,
  body: z.strictObject({ name: Name }),
  responses: { 200: Organisation },
  errors: ["organisation_not_found", "name_taken"],
});
export const deleteOrganisation = operation({
  id: "deleteOrganisation",
  method: "DELETE",
  path: "/organisations/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Deletes an organisation that nobody belongs to.",
  description: "For platform administrators. With people, institutions or sessions the response is 409 `still_in_use`.",
  params: OrganisationPath,
  responses: { 204: null },
  errors: ["organisation_not_found", "still_in_use"],
});

export const listInstitutions = operation({
  id: "listInstitutions",
  method: "GET",
  path: "/institutions/",
  tag: "organisations",
  access: "admin",
  summary: "Lists the institutions.",
  description: "In the administrator's scope, in alphabetical order. All of them are on one page.",
  query: z.object({
    organisation: PathId.optional().describe("Only those of this organisation."),
  }),
  responses: {
    200: named(
      "InstitutionList",
      z.object(wholeListOf(Institution)).describe("All institutions in scope, on one page."),
    ),
  },
});
export const getInstitution = operation({
  id: "getInstitution",
  method: "GET",
  path: "/institutions/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Reads one institution.",
  description: "In the administrator's scope.",
  params: InstitutionPath,
  responses: { 200: Institution },
  errors: ["institution_not_found"],
});
export const createInstitution = operation({
  id: "createInstitution",
  method: "POST",
  path: "/institutions/",
  tag: "organisations",
  access: "admin",
  summary: "Creates an institution.",
  description:
    "For platform administrators, who name the organisation, and for organisation administrators in their own, which may be left out.",
  body: z.strictObject({
    name: Name,
    organisation_id: Id.optional().describe("The organisation it belongs to, as `Organisation.id`."),
  }),
  responses: { 201: Institution },
  errors: ["organisation_not_found", "name_taken"],
});
export const updateInstitution = operation({
  id: "updateInstitution",
  method: "PATCH",
  path: "/institutions/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Renames an institution.",
  description: "For platform administrators, and for organisation administrators in their own organisation.",
  params: InstitutionPath,
  body: z.strictObject({ name: Name }),
  responses: { 200: Institution },
  errors: ["institution_not_found", "name_taken"],
});
export const deleteInstitution = operation({
  id: "deleteInstitution",
  method: "DELETE",
  path: "/institutions/:id/",
  tag: "organisations",
  access: "admin",
  summary: "Deletes an institution that nobody belongs to.",
  description:
    "For platform administrators, and for organisation administrators in their own organisation. With people or sessions the response is 409 `still_in_use`.",
  params: InstitutionPath,
  responses: { 204: null },
  errors: ["institution_not_found", "still_in_use"],
});
