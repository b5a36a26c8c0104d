import type { Handler } from "../../contract/handler.ts";
import { createInstitutionHandler, deleteInstitutionHandler, updateInstitutionHandler } from "./change-institutions.ts";
import {
  createOrganisationHandler,
  deleteOrganisationHandler,
  updateOrganisationHandler,
} from "./change-organisations.ts";
import { listPublicInstitutionsHandler } from "./list-public-institutions.ts";
import { getInstitutionHandler, listInstitutionsHandler } from "./read-institutions.ts";
import { getOrganisationHandler, listOrganisationsHandler } from "./read-organisations.ts";

export const routes: readonly Handler[] = [
  listPublicInstitutionsHandler,
  listOrganisationsHandler,
  getOrganisationHandler,
  createOrganisationHandler,
  updateOrganisationHandler,
  deleteOrganisationHandler,
  listInstitutionsHandler,
  getInstitutionHandler,
  createInstitutionHandler,
  updateInstitutionHandler,
  deleteInstitutionHandler,
];
