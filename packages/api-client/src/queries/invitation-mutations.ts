import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { acceptInvitation, declineInvitation, invite, withdrawInvitation } from "../generated/operations/invitations";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Invites an address; for host and owner. Not retried: a second request would fail because the first invitation exists. */
export const inviteMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.invitations(id), "invite"],
    mutationFn: (body: OperationBody<typeof invite>) => client.call(invite, { path: { id }, body }),
    onSuccess: (_invitation, _body, _before, { client: queryClient }) => refresh(queryClient, keys.invitations(id)),
  });

/** Withdraws an unanswered invitation. */
export const withdrawInvitationMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.invitations(id), "withdraw"],
    mutationFn: (invitationId: number) => client.call(withdrawInvitation, { path: { id, invitationId } }),
    // An answer that arrived meanwhile is fetched too.
    onSettled: (_response, _error, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.invitations(id)),
  });

const answerMutation = <Input, Output>(name: string, sessionId: number, run: (input: Input) => Promise<Output>) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(sessionId), name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.session(sessionId), keys.catalogs, keys.me),
  });

/** Accepts the invitation to a seat in this session, by the invitation's number. */
export const acceptInvitationMutation = (client: HotseatClient, sessionId: number) =>
  answerMutation(
    "accept-invitation",
    sessionId,
    ({ invitationId, ...body }: OperationBody<typeof acceptInvitation> & { invitationId: number }) =>
      client.call(acceptInvitation, { path: { id: invitationId }, body }),
  );

/** Declines an invitation to this session, by its number. */
export const declineInvitationMutation = (client: HotseatClient, sessionId: number) =>
  answerMutation("decline-invitation", sessionId, (invitationId: number) =>
    client.call(declineInvitation, { path: { id: invitationId } }),
  );
