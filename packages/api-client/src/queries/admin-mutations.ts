import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { DECISIONS_MAX } from "../generated/constants";
import {
  changeInstitutionUsers,
  changeOrganisationUsers,
  changePlatformUsers,
  decideJoinRequests,
  decidePendingUsers,
  inviteInstitutionUser,
  inviteOrganisationUser,
  invitePlatformUser,
  sendTestMail,
  updateInstitutionUser,
  updateOrganisationUser,
  updatePlatformUser,
} from "../generated/operations/admin";
import {
  createInstitution,
  createOrganisation,
  deleteInstitution,
  deleteOrganisation,
  updateInstitution,
  updateOrganisation,
} from "../generated/operations/organisations";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { type AdminScope, keys } from "./keys";
import { refresh } from "./refresh";

type Invitation = OperationBody<typeof invitePlatformUser>;
type UserChange = OperationBody<typeof updatePlatformUser>;
type UserChanges = OperationBody<typeof changePlatformUsers>;

function sendInvitation(client: HotseatClient, scope: AdminScope, body: Invitation) {
  switch (scope.kind) {
    case "platform":
      return client.call(invitePlatformUser, { body });
    case "organisation":
      return client.call(inviteOrganisationUser, { path: { orgId: scope.id }, body });
    case "institution":
      return client.call(inviteInstitutionUser, { path: { instId: scope.id }, body });
  }
}

function sendChange(client: HotseatClient, scope: AdminScope, keycloakId: string, body: UserChange) {
  switch (scope.kind) {
    case "platform":
      return client.call(updatePlatformUser, { path: { keycloakId }, body });
    case "organisation":
      return client.call(updateOrganisationUser, { path: { orgId: scope.id, keycloakId }, body });
    case "institution":
      return client.call(updateInstitutionUser, { path: { instId: scope.id, keycloakId }, body });
  }
}

function sendChanges(client: HotseatClient, scope: AdminScope, body: UserChanges) {
  switch (scope.kind) {
    case "platform":
      return client.call(changePlatformUsers, { body });
    case "organisation":
      return client.call(changeOrganisationUsers, { path: { orgId: scope.id }, body });
    case "institution":
      return client.call(changeInstitutionUsers, { path: { instId: scope.id }, body });
  }
}

/** Invites a person to a scope by address. Not retried: a second request would send a second mail. */
export const inviteUserMutation = (client: HotseatClient, scope: AdminScope) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.adminUsers(scope), "invite"],
    mutationFn: (body: Invitation) => sendInvitation(client, scope, body),
    onSuccess: (_user, _body, _before, { client: queryClient }) => refresh(queryClient, keys.admin),
  });

/** Changes role, organisation, institution, name or access of a person in a scope. */
export const updateUserMutation = (client: HotseatClient, scope: AdminScope) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.adminUsers(scope), "update"],
    mutationFn: ({ keycloakId, ...body }: UserChange & { keycloakId: string }) =>
      sendChange(client, scope, keycloakId, body),
    onSettled: (_user, _error, _body, _before, { client: queryClient }) => refresh(queryClient, keys.admin),
  });

/** Sends decisions in as many requests as the limit needs; resolves with one result for each id, in their order. */
async function inParts<Id, Result>(
  ids: readonly Id[],
  decide: (part: Id[]) => Promise<{ results: Result[] }>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < ids.length; first += DECISIONS_MAX)
    results.push(...(await decide(ids.slice(first, first + DECISIONS_MAX))).results);
  return results;
}

/** Sent without a network too: the failure is said at once, while a paused call would decide later without a word. */
const decisionDefaults = { ...mutationDefaults, retry: false, networkMode: "always" } as const;

/** Approves or rejects requests, as many as there are; resolves with one result for each. Not retried: the first request may have decided. */
export const decidePendingUsersMutation = (client: HotseatClient) =>
  mutationOptions({
    ...decisionDefaults,
    mutationKey: [...keys.pendingUsers, "decide"],
    mutationFn: ({ ids, ...decision }: OperationBody<typeof decidePendingUsers>) =>
      inParts(ids, (part) => client.call(decidePendingUsers, { body: { ...decision, ids: part } })),
    onSettled: (_results, _error, _input, _before, { client: queryClient }) => refresh(queryClient, keys.admin),
  });

/** Approves or rejects requests for a seat, as many as there are; resolves with one result for each. Not retried: the first request may have decided. */
export const decideJoinRequestsMutation = (client: HotseatClient) =>
  mutationOptions({
    ...decisionDefaults,
    mutationKey: [...keys.adminJoinRequests, "decide"],
    mutationFn: ({ ids, ...decision }: OperationBody<typeof decideJoinRequests>) =>
      inParts(ids, (part) => client.call(decideJoinRequests, { body: { ...decision, ids: part } })),
    onSettled: (_results, _error, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.admin, keys.sessions, keys.catalogs),
  });

/**
 * Changes role, place or access of people in a scope, as many as there are; resolves with one result for each. Not
 * retried: the first request may have changed them.
 */
export const changeUsersMutation = (client: HotseatClient, scope: AdminScope) =>
  mutationOptions({
    ...decisionDefaults,
    mutationKey: [...keys.adminUsers(scope), "change"],
    mutationFn: ({ ids, ...change }: UserChanges) =>
      inParts(ids, (part) => sendChanges(client, scope, { ...change, ids: part })),
    onSettled: (_results, _error, _input, _before, { client: queryClient }) => refresh(queryClient, keys.admin),
  });

const organisationMutation = <Input, Output>(name: string, run: (input: Input) => Promise<Output>) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.organisations, name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) => refresh(queryClient, keys.admin),
  });

/** A second request would find the name taken, or nothing to delete. */
const once = <Input, Output>(name: string, run: (input: Input) => Promise<Output>) =>
  mutationOptions({ ...organisationMutation(name, run), retry: false });

/** Creates an organisation; for platform administrators. */
export const createOrganisationMutation = (client: HotseatClient) =>
  once("create", (body: OperationBody<typeof createOrganisation>) => client.call(createOrganisation, { body }));

/** Renames an organisation. */
export const updateOrganisationMutation = (client: HotseatClient) =>
  organisationMutation("update", ({ id, ...body }: OperationBody<typeof updateOrganisation> & { id: number }) =>
    client.call(updateOrganisation, { path: { id }, body }),
  );

/** Deletes an organisation to which nobody belongs, by its id. */
export const deleteOrganisationMutation = (client: HotseatClient) =>
  once("delete", (id: number) => client.call(deleteOrganisation, { path: { id } }));

/** Creates an institution in an organisation. */
export const createInstitutionMutation = (client: HotseatClient) =>
  once("create-institution", (body: OperationBody<typeof createInstitution>) =>
    client.call(createInstitution, { body }),
  );

/** Renames an institution. */
export const updateInstitutionMutation = (client: HotseatClient) =>
  organisationMutation(
    "update-institution",
    ({ id, ...body }: OperationBody<typeof updateInstitution> & { id: number }) =>
      client.call(updateInstitution, { path: { id }, body }),
  );

/** Deletes an institution to which nobody belongs, by its id. */
export const deleteInstitutionMutation = (client: HotseatClient) =>
  once("delete-institution", (id: number) => client.call(deleteInstitution, { path: { id } }));

/** Writes a test mail to the signed-in platform administrator; a repeated call within a minute writes no other. */
export const sendTestMailMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.outbox, "test"],
    mutationFn: () => client.call(sendTestMail),
    onSuccess: (_mail, _input, _before, { client: queryClient }) => refresh(queryClient, keys.outbox),
  });
