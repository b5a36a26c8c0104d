import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { raiseHand, removeAttendee } from "../generated/operations/attendees";
import { blockAttendee, reportAttendee } from "../generated/operations/safety";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

const aboutPeople = <Input>(name: string, id: number, run: (input: Input) => Promise<unknown>) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.session(id), keys.catalogs),
  });

/** Removes a person from the session permanently; for host, owner and admins (LS-D4.2). */
export const removeAttendeeMutation = (client: HotseatClient, id: number) =>
  aboutPeople("remove-attendee", id, (attendeeId: number) => client.call(removeAttendee, { path: { id, attendeeId } }));

/** Raises or lowers a hand: one's own, or as host lowers another's. */
export const raiseHandMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "raise-hand"],
    mutationFn: ({ attendeeId, raised }: { attendeeId: number; raised: boolean }) =>
      client.call(raiseHand, { path: { id, attendeeId }, body: { raised } }),
    onSuccess: (_response, _input, _before, { client: queryClient }) => refresh(queryClient, keys.state(id)),
  });

/** Reports a person to the admins; a second report replaces the first. */
export const reportAttendeeMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "report-attendee"],
    mutationFn: ({ attendeeId, ...body }: OperationBody<typeof reportAttendee> & { attendeeId: number }) =>
      client.call(reportAttendee, { path: { id, attendeeId }, body }),
  });

/** Leaves the sessions shared with a person and never assigns both to one session again. */
export const blockAttendeeMutation = (client: HotseatClient, id: number) =>
  aboutPeople("block-attendee", id, (attendeeId: number) => client.call(blockAttendee, { path: { id, attendeeId } }));
