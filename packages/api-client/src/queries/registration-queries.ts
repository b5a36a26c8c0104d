import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { getFirstSteps } from "../generated/operations/admin";
import { listPublicInstitutions } from "../generated/operations/organisations";
import { chooseMyInstitution } from "../generated/operations/registration";
import type { OperationBody } from "../operation";
import { mutationDefaults, queryDefaults } from "./defaults";
import { keys } from "./keys";

/** The organisations and institutions to register for, names only. */
export const publicInstitutionsQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    queryKey: keys.publicInstitutions,
    queryFn: ({ signal }) => client.call(listPublicInstitutions, { signal }),
  });

/** The first steps of an installation that are done; for administrators. Each page that shows it fetches it again. */
export const firstStepsQuery = (client: HotseatClient) =>
  queryOptions({
    ...queryDefaults,
    staleTime: 0,
    queryKey: keys.firstSteps,
    queryFn: ({ signal }) => client.call(getFirstSteps, { signal }),
  });

/** Chooses the organisation and institution to be approved for. */
export const chooseMyInstitutionMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.myRegistration, "choose"],
    mutationFn: (body: OperationBody<typeof chooseMyInstitution>) => client.call(chooseMyInstitution, { body }),
    onSuccess: (registration, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.myRegistration, registration);
    },
  });
