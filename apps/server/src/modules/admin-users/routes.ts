import type { Handler } from "../../contract/handler.ts";
import {
  changeInstitutionUsersHandler,
  changeOrganisationUsersHandler,
  changePlatformUsersHandler,
} from "./change-users.ts";
import {
  inviteInstitutionUserHandler,
  inviteOrganisationUserHandler,
  invitePlatformUserHandler,
} from "./invite-user.ts";
import {
  getFirstStepsHandler,
  getInstitutionUserHandler,
  getOrganisationUserHandler,
  getPlatformUserHandler,
  listAggregatedUsersHandler,
  listInstitutionUsersHandler,
  listOrganisationUsersHandler,
  listPlatformUsersHandler,
} from "./read-users.ts";
import {
  updateInstitutionUserHandler,
  updateOrganisationUserHandler,
  updatePlatformUserHandler,
} from "./update-user.ts";

export const routes: readonly Handler[] = [
  listPlatformUsersHandler,
  invitePlatformUserHandler,
  getPlatformUserHandler,
  updatePlatformUserHandler,
  listOrganisationUsersHandler,
  listAggregatedUsersHandler,
  inviteOrganisationUserHandler,
  getOrganisationUserHandler,
  updateOrganisationUserHandler,
  listInstitutionUsersHandler,
  inviteInstitutionUserHandler,
  getInstitutionUserHandler,
  updateInstitutionUserHandler,
  changePlatformUsersHandler,
  changeOrganisationUsersHandler,
  changeInstitutionUsersHandler,
  getFirstStepsHandler,
];
