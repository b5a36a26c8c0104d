import { ApiError } from "../../contract/errors.ts";
import type { Handler } from "../../contract/handler.ts";
import { handle } from "../../handle.ts";
import {
  getFirstSteps,
  getInstitutionUser,
  getOrganisationUser,
  getPlatformUser,
  inviteInstitutionUser,
  inviteOrganisationUser,
  invitePlatformUser,
  listAggregatedUsers,
  listInstitutionUsers,
  listOrganisationUsers,
  listPlatformUsers,
  updateInstitutionUser,
  updateOrganisationUser,
  updatePlatformUser,
} from "./contract.ts";

export const routes: readonly Handler[] = [
  listPlatformUsers,
  invitePlatformUser,
  getPlatformUser,
  updatePlatformUser,
  listOrganisationUsers,
  listAggregatedUsers,
  inviteOrganisationUser,
  getOrganisationUser,
  updateOrganisationUser,
  listInstitutionUsers,
  inviteInstitutionUser,
  getInstitutionUser,
  updateInstitutionUser,
  getFirstSteps,
].map((contract) =>
  handle(contract, async () => {
    throw new ApiError("unavailable");
  }),
);
