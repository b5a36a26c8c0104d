import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  acknowledgeHost,
  approveJoinRequest,
  cancelRegistration,
  claimHost,
  handOverHost,
  joinSession,
  rejectJoinRequest,
  requestJoin,
  setRecordingConsent,
} from "../generated/operations/attendees";
import { cancelSession, endSession, updateSession } from "../generated/operations/sessions";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { patchRecording, patchSessionStatus } from "./patches";
import { refresh } from "./refresh";

const seatMutation = <Input, Output>(name: string, id: number, run: (input: Input) => Promise<Output>) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.session(id), keys.catalogs, keys.me),
  });

/** Registers for an open session, or accepts an invitation. */
export const joinSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("join", id, (body: OperationBody<typeof joinSession>) =>
    client.call(joinSession, { path: { id }, body }),
  );

/** Asks host and owner of a closed session for a seat. */
export const requestJoinMutation = (client: HotseatClient, id: number) =>
  seatMutation("request-join", id, (body: OperationBody<typeof requestJoin>) =>
    client.call(requestJoin, { path: { id }, body }),
  );

/** Gives one's seat up, or withdraws the request. */
export const cancelRegistrationMutation = (client: HotseatClient, id: number) =>
  seatMutation("cancel-registration", id, () => client.call(cancelRegistration, { path: { id } }));

/** Claims the host's seat; failure is not critical (LS-8.6). */
export const claimHostMutation = (client: HotseatClient, id: number) =>
  seatMutation("claim-host", id, () => client.call(claimHost, { path: { id } }));

/** Makes a person in the call the host; `leaving`: I leave then. */
export const handOverHostMutation = (client: HotseatClient, id: number) =>
  seatMutation("hand-over-host", id, ({ attendeeId, leaving }: { attendeeId: number; leaving: boolean }) =>
    client.call(handOverHost, { path: { id, attendeeId }, body: { leaving } }),
  );

/** Confirms that I lead since `at`, the time of the hand-over in the state. */
export const acknowledgeHostMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "acknowledge-host"],
    mutationFn: (at: string) => client.call(acknowledgeHost, { path: { id }, body: { at } }),
    onSuccess: (_response, _at, _before, { client: queryClient }) => refresh(queryClient, keys.state(id)),
  });

/** Ends the session for all. */
export const endSessionMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "end"],
    mutationFn: () => client.call(endSession, { path: { id } }),
    onSuccess: (_response, _input, _before, { client: queryClient }) => {
      patchSessionStatus(queryClient, id, "COMPLETED");
      return refresh(queryClient, keys.session(id), keys.catalogs, keys.me);
    },
  });

/** Cancels a scheduled session, for a reason that its people read. */
export const cancelSessionMutation = (client: HotseatClient, id: number) =>
  seatMutation("cancel", id, (reason: string | undefined = undefined) =>
    client.call(cancelSession, { path: { id }, body: { reason } }),
  );

/** Changes a scheduled session. A repeated change has no effect, so it may be retried. */
export const updateSessionMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "update"],
    mutationFn: (body: OperationBody<typeof updateSession>) => client.call(updateSession, { path: { id }, body }),
    onSuccess: (session, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.sessionDetail(id), session);
      return refresh(queryClient, keys.session(id), keys.catalogs);
    },
  });

/** Accepts a request for a seat. */
export const approveJoinRequestMutation = (client: HotseatClient, id: number) =>
  seatMutation("approve-join-request", id, (requestId: number) =>
    client.call(approveJoinRequest, { path: { id, requestId } }),
  );

/** Declines a request to join; the person reads the reason, where there is one. */
export const rejectJoinRequestMutation = (client: HotseatClient, id: number) =>
  seatMutation("reject-join-request", id, ({ requestId, reason }: { requestId: number; reason: string }) =>
    client.call(rejectJoinRequest, { path: { id, requestId }, body: reason === "" ? {} : { reason } }),
  );

/** Agrees to a replay, or withdraws the agreement. */
export const setRecordingConsentMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "recording-consent"],
    mutationFn: (agreed: boolean) => client.call(setRecordingConsent, { path: { id }, body: { agreed } }),
    onSuccess: (consent, _agreed, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.recordingConsent(id), consent);
      patchRecording(queryClient, id, consent.recording);
    },
  });
