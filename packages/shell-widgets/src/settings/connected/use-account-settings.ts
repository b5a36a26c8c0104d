import {
  beginSecondFactorMutation,
  calendarFeedQuery,
  changePasswordMutation,
  configQuery,
  confirmSecondFactorMutation,
  deleteOwnAccountMutation,
  devicesQuery,
  endDeviceMutation,
  endOtherDevicesMutation,
  removeSecondFactorMutation,
  renewCalendarFeedMutation,
  secondFactorQuery,
} from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { reportProblem } from "../../shared/report-problem";
import { useShellText } from "../../shared/use-shell-text";
import type {
  CalendarActions,
  DeviceActions,
  PasswordChange,
  SecondFactorActions,
  SecondFactorState,
  SignedInDevice,
} from "../headless/settings.types";
import { useSettingsText } from "../view/use-settings-text";
import { partOf } from "./part-of";
import { outcomeOf, refusalOf } from "./settings-refusal";

/** Calendar feed, password, second factor and devices, as far as this account has them. */
export function useAccountSettings(onDeleted: () => void) {
  const { client } = useHotseat();
  const { t } = useSettingsText();
  const config = useQuery(configQuery(client));
  const feed = useQuery(calendarFeedQuery(client));
  const factor = useQuery(secondFactorQuery(client));
  const devices = useQuery(devicesQuery(client));
  const change = useMutation(changePasswordMutation(client));
  const queries = [config, feed, factor, devices];

  const deletion = useMutation(deleteOwnAccountMutation(client));
  const deleteAccount = async (email: string) => {
    const refusal = await outcomeOf(deletion.mutateAsync({ email }), t);
    if (refusal === null) onDeleted();
    return refusal;
  };
  const changePassword = async ({ current, next }: PasswordChange) => {
    const request = change.mutateAsync({ current_password: current, new_password: next });
    const refusal = await outcomeOf(request, t);
    if (refusal === null) toast.success({ title: t("password.changed") });
    return refusal;
  };
  return {
    feed: partOf(feed, ({ url }) => url, t),
    factor: partOf(factor, (state): SecondFactorState | null => (state.available ? state : null), t),
    devices: partOf(devices, ({ results }): readonly SignedInDevice[] => results, t),
    // Another identity provider keeps the passwords of its own accounts.
    changePassword: config.data?.identity === "builtin" ? changePassword : null,
    ownDataActions: { deleteAccount },
    ...useActions(),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

function useActions() {
  const { client } = useHotseat();
  const { t } = useSettingsText();
  const { t: tShell } = useShellText();
  const begin = useMutation(beginSecondFactorMutation(client));
  const confirm = useMutation(confirmSecondFactorMutation(client));
  const remove = useMutation(removeSecondFactorMutation(client));
  const end = useMutation(endDeviceMutation(client));
  const endOthers = useMutation(endOtherDevicesMutation(client));
  const renew = useMutation(renewCalendarFeedMutation(client));
  const run = async (request: Promise<unknown>) => {
    try {
      await request;
    } catch (error) {
      reportProblem(error, tShell);
    }
  };
  const factorActions: SecondFactorActions = {
    begin: (password) => begin.mutateAsync(password).catch((error: unknown) => refusalOf(error, t)),
    confirm: (code) =>
      confirm.mutateAsync(code).then(
        ({ recovery_codes }) => ({ recoveryCodes: recovery_codes }),
        (error: unknown) => refusalOf(error, t),
      ),
    remove: (password) => outcomeOf(remove.mutateAsync(password), t),
  };
  const deviceActions: DeviceActions = {
    end: (id) => run(end.mutateAsync(id)),
    endOthers: () => run(endOthers.mutateAsync()),
  };
  const calendarActions: CalendarActions = { renew: () => run(renew.mutateAsync()) };
  return { factorActions, deviceActions, calendarActions };
}
