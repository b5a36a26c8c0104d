import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import {
  clearRoles,
  controlFreeTimer,
  designate,
  featureQuestion,
  setAuthority,
} from "../generated/operations/control";
import type { OperationBody } from "../operation";
import { keys } from "./keys";
import { refresh } from "./refresh";

/**
 * One control of a live session. Not retried: a second "start" would restart the timer. The changed data is fetched,
 * since control state comes from the event stream or a GET (LS-D4.1).
 */
const controlMutation = <Input, Output>(name: string, id: number, run: (input: Input) => Promise<Output>) =>
  mutationOptions({
    retry: false,
    mutationKey: [...keys.session(id), name],
    mutationFn: run,
    onSuccess: (_response, _input, _before, { client: queryClient }) => refresh(queryClient, keys.state(id)),
  });

/** Assigns a role for the turn; null removes it (LS-4.33, LS-4.34). */
export const designateMutation = (client: HotseatClient, id: number) =>
  controlMutation("designate", id, (body: OperationBody<typeof designate>) =>
    client.call(designate, { path: { id }, body }),
  );

/** "Clear All Roles" (LS-4.35). */
export const clearRolesMutation = (client: HotseatClient, id: number) =>
  controlMutation("clear-roles", id, () => client.call(clearRoles, { path: { id } }));

/** Grants control to a person, or revokes it (LS-6.4). */
export const setAuthorityMutation = (client: HotseatClient, id: number) =>
  controlMutation("set-authority", id, (body: OperationBody<typeof setAuthority>) =>
    client.call(setAuthority, { path: { id }, body }),
  );

/** Shows a question to everybody in FREE mode; null hides it (LS-4.24). */
export const featureQuestionMutation = (client: HotseatClient, id: number) =>
  controlMutation("feature-question", id, (body: OperationBody<typeof featureQuestion>) =>
    client.call(featureQuestion, { path: { id }, body }),
  );

/** Starts, pauses, resumes, resets or stops the free timer (LS-4.30). */
export const freeTimerMutation = (client: HotseatClient, id: number) =>
  controlMutation("free-timer", id, (body: OperationBody<typeof controlFreeTimer>) =>
    client.call(controlFreeTimer, { path: { id }, body }),
  );
