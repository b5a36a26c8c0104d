import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { OperationBody } from "../operations";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { patchRecording } from "./patches";
import { refresh } from "./refresh";

/** Offers a session; the id says it is the same one where the call is repeated after a lost answer, as browsers do by themselves. */
export const createSessionMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.catalogs, "create"],
    mutationFn: (body: Omit<OperationBody<"createSession">, "client_id">) =>
      client.call.createSession({ body: { ...body, client_id: crypto.randomUUID() } }),
    onSuccess: (session, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.sessionDetail(session.id), session);
      return refresh(queryClient, keys.catalogs, keys.me);
    },
  });

const seatMutation = <Input, Answer>(name: string, id: number, run: (input: Input) => Promise<Answer>) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_answer, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.session(id), keys.catalogs, keys.me),
  });

/** Registers for an open session, or accepts an invitation. */
export const joinSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("join", id, (body: OperationBody<"joinSession">) => client.call.joinSession({ path: { id }, body }));

/** Asks host and owner of a closed session for a seat. */
export const requestJoinMutation = (client: HotseatClient, id: number) =>
  seatMutation("request-join", id, (body: OperationBody<"requestJoin">) =>
    client.call.requestJoin({ path: { id }, body }),
  );

/** Gives one's seat back, or withdraws the request. */
export const cancelRegistrationMutation = (client: HotseatClient, id: number) =>
  seatMutation("cancel-registration", id, () => client.call.cancelRegistration({ path: { id } }));

/** Takes the host's seat; failure is not critical (live-session.md §8). */
export const claimHostMutation = (client: HotseatClient, id: number) =>
  seatMutation("claim-host", id, () => client.call.claimHost({ path: { id } }));

/** Makes somebody who is in the call the host; `leaving`: I go then. */
export const handOverHostMutation = (client: HotseatClient, id: number) =>
  seatMutation("hand-over-host", id, ({ attendeeId, leaving }: { attendeeId: number; leaving: boolean }) =>
    client.call.handOverHost({ path: { id, attendeeId }, body: { leaving } }),
  );

/** Confirms that I lead since `at`, the time of the state's hand-over. */
export const acknowledgeHostMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "acknowledge-host"],
    mutationFn: (at: string) => client.call.acknowledgeHost({ path: { id }, body: { at } }),
    onSuccess: (_answer, _at, _before, { client: queryClient }) => refresh(queryClient, keys.state(id)),
  });

/** Opens the session's call. */
export const startSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("start", id, () => client.call.startSession({ path: { id } }));

/** Ends the session for all. */
export const endSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("end", id, () => client.call.endSession({ path: { id } }));

/** Calls a scheduled session off. */
export const cancelSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("cancel", id, () => client.call.cancelSession({ path: { id } }));

/** Gives an asker a seat. */
export const approveJoinRequestMutation = (client: HotseatClient, id: number) =>
  seatMutation("approve-join-request", id, (requestId: number) =>
    client.call.approveJoinRequest({ path: { id, requestId } }),
  );

/** Declines a request to join. */
export const rejectJoinRequestMutation = (client: HotseatClient, id: number) =>
  seatMutation("reject-join-request", id, (requestId: number) =>
    client.call.rejectJoinRequest({ path: { id, requestId } }),
  );

/** Agrees to a replay, or takes that back. */
export const setRecordingConsentMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "recording-consent"],
    mutationFn: (agreed: boolean) => client.call.setRecordingConsent({ path: { id }, body: { agreed } }),
    onSuccess: (consent, _agreed, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.recordingConsent(id), consent);
      patchRecording(queryClient, id, consent.recording);
    },
  });

/** Rates a candidate, or oneself, on the five pillars. */
export const ratePillarsMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "rate-pillars"],
    mutationFn: (body: OperationBody<"ratePillars">) => client.call.ratePillars({ path: { id }, body }),
    onSuccess: (_rating, _body, _before, { client: queryClient }) =>
      refresh(queryClient, keys.myPillarRatings(id), keys.feedback(id)),
  });

/** Changes one's own name, language or time zone. */
export const updateMeMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.me, "update"],
    mutationFn: (body: OperationBody<"updateMe">) => client.call.updateMe({ body }),
    onSuccess: (me, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.me, me);
    },
  });
