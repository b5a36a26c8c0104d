import { meQuery } from "@hotseat/api-client/queries";
import { MINUTE_MS } from "@hotseat/core/durations";
import { useHotseat, useReader, useServerNow } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ThemePort } from "../../navbar/headless";
import { SettingsNotLoaded } from "../view/settings-not-loaded";
import { SettingsView } from "../view/settings-view";
import { useSettingsText } from "../view/use-settings-text";
import { notLoadedText } from "./settings-refusal";
import { useAccountSettings } from "./use-account-settings";
import { useSettingsTexts } from "./use-settings-texts";
import { useStoredSettings } from "./use-stored-settings";

export interface SettingsProps {
  theme: ThemePort;
  /** The account is deleted, and nobody is signed in any more. */
  onDeleted: () => void;
}

/** The signed-in person's settings. Renders nothing while the person is loading. */
export function Settings({ theme, onDeleted }: SettingsProps) {
  useSettingsTexts();
  const { client } = useHotseat();
  const reader = useReader();
  const now = useServerNow(MINUTE_MS);
  const { t } = useSettingsText();
  const { data: me, error, refetch } = useQuery(meQuery(client));
  const stored = useStoredSettings();
  const account = useAccountSettings(onDeleted);
  if (!me)
    return error ? (
      <SettingsNotLoaded heading="h1" detail={notLoadedText(error, t)} onRetry={() => void refetch()} />
    ) : null;
  const retry = () => {
    stored.retry();
    account.retry();
  };
  return (
    <SettingsView
      profile={me}
      now={now}
      reader={reader}
      theme={theme}
      onProfile={stored.changeProfile}
      mails={stored.mails}
      onMail={stored.changeMail}
      notices={stored.notices}
      isAdmin={me.is_admin}
      onNotice={stored.changeNotice}
      saved={stored.saved}
      feed={account.feed}
      calendarActions={account.calendarActions}
      onChangePassword={account.changePassword}
      factor={account.factor}
      factorActions={account.factorActions}
      devices={account.devices}
      deviceActions={account.deviceActions}
      exportHref={`${client.baseUrl}/api/v1/users/me/export/`}
      ownDataActions={account.ownDataActions}
      onRetry={retry}
    />
  );
}
