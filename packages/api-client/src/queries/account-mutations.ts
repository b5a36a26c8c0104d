import { mutationOptions } from "@tanstack/react-query";
import type { HotseatClient } from "../client";
import { renewCalendarFeed } from "../generated/operations/calendar";
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endDevice,
  endOtherDevices,
  removeSecondFactor,
} from "../generated/operations/identity";
import { deleteOwnAccount, updatePreferences } from "../generated/operations/users";
import type { OperationBody } from "../operation";
import { mutationDefaults } from "./defaults";
import { keys } from "./keys";
import { refresh } from "./refresh";

/** Chooses the mails that the signed-in person receives. */
export const updatePreferencesMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.preferences, "update"],
    mutationFn: (body: OperationBody<typeof updatePreferences>) => client.call(updatePreferences, { body }),
    onSuccess: (preferences, _body, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.preferences, preferences);
    },
  });

/** Deletes one's own account, and forgets what was read with it. Not retried. `email`: one's own address. */
export const deleteOwnAccountMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.me, "delete"],
    mutationFn: (body: OperationBody<typeof deleteOwnAccount>) => client.call(deleteOwnAccount, { body }),
    onSuccess: (_response, _body, _before, { client: queryClient }) => queryClient.clear(),
  });

/** Replaces the address of one's own calendar feed. Not retried: each call makes another address. */
export const renewCalendarFeedMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.calendarFeed, "renew"],
    mutationFn: () => client.call(renewCalendarFeed),
    onSuccess: (feed, _input, _before, { client: queryClient }) => {
      queryClient.setQueryData(keys.calendarFeed, feed);
    },
  });

/** Ends one of one's own sign-ins, by its id. */
export const endDeviceMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.devices, "end"],
    mutationFn: (id: string) => client.call(endDevice, { path: { id } }),
    onSettled: (_response, _error, _id, _before, { client: queryClient }) => refresh(queryClient, keys.devices),
  });

/** Ends all of one's own sign-ins but this one. */
export const endOtherDevicesMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    mutationKey: [...keys.devices, "end-others"],
    mutationFn: () => client.call(endOtherDevices),
    onSettled: (_response, _error, _input, _before, { client: queryClient }) => refresh(queryClient, keys.devices),
  });

/** Changes one's own password, which ends the other sign-ins. Not retried: a wrong password counts as a try. */
export const changePasswordMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.me, "password"],
    mutationFn: (body: OperationBody<typeof changePassword>) => client.call(changePassword, { body }),
    onSuccess: (_response, _body, _before, { client: queryClient }) => refresh(queryClient, keys.devices),
  });

/** Makes the secret of a second factor. Not retried: a wrong password counts as a try. */
export const beginSecondFactorMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.secondFactor, "begin"],
    mutationFn: (password: string) => client.call(beginSecondFactor, { body: { password } }),
  });

/** Turns the second factor on by a first code; resolves with the recovery codes. Not retried: a wrong code counts as a try. */
export const confirmSecondFactorMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.secondFactor, "confirm"],
    mutationFn: (code: string) => client.call(confirmSecondFactor, { body: { code } }),
    onSuccess: (_response, _code, _before, { client: queryClient }) => refresh(queryClient, keys.secondFactor),
  });

/** Turns the second factor off. Not retried: a wrong password counts as a try. */
export const removeSecondFactorMutation = (client: HotseatClient) =>
  mutationOptions({
    ...mutationDefaults,
    retry: false,
    mutationKey: [...keys.secondFactor, "remove"],
    mutationFn: (password: string) => client.call(removeSecondFactor, { body: { password } }),
    onSuccess: (_response, _password, _before, { client: queryClient }) => refresh(queryClient, keys.secondFactor),
  });
