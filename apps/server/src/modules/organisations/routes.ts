import { ApiError } from "../../contract/errors.ts";
import type { Handler } from "../../contract/handler.ts";
import { handle } from "../../handle.ts";
import {
  createInstitution,
  createOrganisation,
  deleteInstitution,
  deleteOrganisation,
  getInstitution,
  getOrganisation,
  listInstitutions,
  listOrganisations,
  listPublicInstitutions,
  updateInstitution,
  updateOrganisation,
} from "./contract.ts";

export const routes: readonly Handler[] = [
  listPublicInstitutions,
  listOrganisations,
  getOrganisation,
  createOrganisation,
  updateOrganisation,
  deleteOrganisation,
  listInstitutions,
  getInstitution,
  createInstitution,
  updateInstitution,
  deleteInstitution,
].map((contract) =>
  handle(contract, async () => {
    throw new ApiError("unavailable");
  }),
);
