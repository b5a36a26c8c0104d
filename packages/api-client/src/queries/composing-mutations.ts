import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import type { OperationBody } from "../operations";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Which question becomes what. */
export interface QuestionChange {
  readonly questionId: number;
  readonly body: OperationBody<"changeQuestion">;
}

/** A person's part of a session: refreshes what shows it and, since the plan follows, the schedule. */
const ofPerson = <Input, Answer>(
  name: string,
  id: number,
  run: (input: Input) => Promise<Answer>,
  defaults: typeof mutationDefaults | { retry: false } = mutationDefaults,
) =>
  mutationOptions({
    ...defaults,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_answer, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.pageData(id), keys.attendees(id), keys.myAttendee(id), keys.schedule(id)),
  });

/** Approves how one is described to the others of the session; one's own only (decisions.md, Evaluation). */
export const approveProfileMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("approve-profile", id, (anonymized_profile_summary: string) =>
    client.call.approveProfile({ path: { id, attendeeId }, body: { anonymized_profile_summary } }),
  );

/** Extra time in percent, until the schedule starts (decisions.md, Schedule). */
export const setExtraTimeMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("extra-time", id, (percent: OperationBody<"setExtraTime">["percent"]) =>
    client.call.setExtraTime({ path: { id, attendeeId }, body: { percent } }),
  );

/** Composes a person's questions anew at once; not retried, since each call composes others. */
export const retryQuestionsMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson("retry-questions", id, () => client.call.retryQuestions({ path: { id, attendeeId } }), { retry: false });

/** Words one question otherwise, or takes another one of the workshop; not retried, since each call may take another. */
export const changeQuestionMutation = (client: HotseatClient, id: number, attendeeId: number) =>
  ofPerson(
    "change-question",
    id,
    ({ questionId, body }: QuestionChange) =>
      client.call.changeQuestion({ path: { id, attendeeId, questionId }, body }),
    { retry: false },
  );

/** Asks for a text, which is written in the background; the id says it is the same one where a browser repeats the call. */
export const createAiTaskMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.session(id), "ai-task"],
    mutationFn: (body: Omit<OperationBody<"createAiTask">, "session_id" | "client_id">) =>
      client.call.createAiTask({ body: { ...body, session_id: id, client_id: crypto.randomUUID() } }),
    onSuccess: (task, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData<typeof task>(keys.aiTask(id, task.id), (known) => known ?? task);
      // A short text may be written, and its event told, before this answer arrives: what it says is asked for again.
      return refresh(queryClient, keys.aiTask(id, task.id), keys.aiTasks);
    },
  });

/** Gives up a text of mine that is still being written. */
export const cancelAiTaskMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "cancel-ai-task"],
    mutationFn: (taskId: string) => client.call.cancelAiTask({ path: { taskId } }),
    onSettled: (_answer, _error, taskId, _before, { client: queryClient }) =>
      refresh(queryClient, keys.aiTask(id, taskId), keys.aiTasks),
  });

/** Gives a submitted evaluation back to its author, as a draft; for host and owner (decisions.md, Evaluation). */
export const reopenEvaluationMutation = (client: HotseatClient, id: number) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.session(id), "reopen-evaluation"],
    mutationFn: (evaluationId: number) => client.call.reopenEvaluation({ path: { id: evaluationId } }),
    onSettled: (_answer, _error, _input, _before, { client: queryClient }) =>
      refresh(queryClient, keys.evaluationStates(id)),
  });
