import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { approveProfile, changeQuestion, retryQuestions, setExtraTime } from "../generated/operations/attendees";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** The question to change, and its new text. */
export interface QuestionChange {
  readonly questionId: number;
  readonly body: OperationBody<typeof changeQuestion>;
}

/** A person's part of a session: refreshes the data that shows it and, since the plan follows, the schedule. */
const ofPerson = <Input, Output>(
  name: string,
  id: number,
  run: (input: Input) => Promise<Output>,
  defaults: typeof mutationDefaults | { retry: false } = mutationDefaults,
) =>
  mutationOptions({
    ...defaults,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.pageData(id), keys.attendees(id), keys.myAttendee(id), keys.schedule(id)),
  });

/** Approves one's own description for the others of the session (LS-D5.6). */
export const approveProfileMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("approve-profile", id, (anonymized_profile_summary: string) =>
    client.call(approveProfile, { path: { id, attendeeId }, body: { anonymized_profile_summary } }),
  );

/** Extra time in percent, until the schedule starts (LS-D3.2). */
export const setExtraTimeMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("extra-time", id, (percent: OperationBody<typeof setExtraTime>["percent"]) =>
    client.call(setExtraTime, { path: { id, attendeeId }, body: { percent } }),
  );

/** Composes a person's questions again at once; not retried, since each call composes others. */
export const retryQuestionsMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("retry-questions", id, () => client.call(retryQuestions, { path: { id, attendeeId } }), { retry: false });

/** Rewords one question, or replaces it by another of the workshop; not retried, since each call may pick another. */
export const changeQuestionMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson(
    "change-question",
    id,
    ({ questionId, body }: QuestionChange) =>
      client.call(changeQuestion, { path: { id, attendeeId, questionId }, body }),
    { retry: false },
  );
