import { preferencesQuery, updateMeMutation, updatePreferencesMutation } from "@hotseat/api-client/queries";
import type { Language } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguageChoice } from "../../language-menu";
import { reportProblem } from "../../shared/report-problem";
import { useShellText } from "../../shared/use-shell-text";
import type { MailKind, NoticeKind, Profile } from "../headless/settings.types";
import type { SettingsSaved } from "../view/settings-view";
import { useSettingsText } from "../view/use-settings-text";
import { partOf } from "./part-of";

/** Name, language, time zone, mails and notifications: each change is stored at once. */
export function useStoredSettings() {
  const { client } = useHotseat();
  const { t } = useShellText();
  const { t: settingsText } = useSettingsText();
  const { choose } = useLanguageChoice();
  const preferences = useQuery(preferencesQuery(client));
  const { mutateAsync: updateMe } = useMutation(updateMeMutation(client));
  const { mutateAsync: updatePreferences, variables, isPending } = useMutation(updatePreferencesMutation(client));
  const [saved, setSaved] = useState<SettingsSaved>({ state: "idle" });

  const store = async (change: Promise<unknown>) => {
    setSaved({ state: "saving" });
    try {
      await change;
      setSaved({ state: "saved", at: client.serverClock.now() });
    } catch (error) {
      setSaved({ state: "failed" });
      reportProblem(error, t);
    }
  };
  // A switch shows what was chosen while it is being stored.
  const mailsOnTheWay = isPending ? (variables?.mails ?? {}) : {};
  const noticesOnTheWay = isPending ? (variables?.notifications ?? {}) : {};
  return {
    saved,
    mails: partOf(preferences, ({ mails }) => ({ ...mails, ...mailsOnTheWay }), settingsText),
    notices: partOf(preferences, ({ notifications }) => ({ ...notifications, ...noticesOnTheWay }), settingsText),
    changeMail: (kind: MailKind, isWanted: boolean) => void store(updatePreferences({ mails: { [kind]: isWanted } })),
    changeNotice: (kind: NoticeKind, isWanted: boolean) =>
      void store(updatePreferences({ notifications: { [kind]: isWanted } })),
    changeProfile: ({ language, ...change }: Partial<Profile>) => {
      // Shows it and stores it.
      if (language !== undefined) choose(language as Language);
      else void store(updateMe(change));
    },
    retry: () => {
      if (preferences.isError) void preferences.refetch();
    },
  };
}
