import type { Language } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import { RecordingConsent, useOffersReplay } from "../../recording-consent";
import { useSessionTexts } from "../../session-data";
import { sessionSettings } from "../headless/browser-settings";
import type { DeviceSettings } from "../view/session-settings-devices";
import { SessionSettingsView } from "../view/session-settings-view";
import type { SessionSettingsProps } from "./session-settings.types";
import { useCallDevices } from "./use-call-devices";

export function ConnectedSettings({ devices, ...props }: SessionSettingsProps) {
  return devices ? <Shown {...props} devices={devices} /> : <InCall {...props} />;
}

function InCall(props: Omit<SessionSettingsProps, "devices">) {
  return <Shown {...props} devices={useCallDevices()} />;
}

function Shown({ sessionId, languages, ...props }: SessionSettingsProps & { devices: DeviceSettings }) {
  useSessionTexts();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  const { language, setLanguage } = useHotseat();
  const choose = (code: Language) =>
    void setLanguage(code).catch(() => toast.error({ title: t("language.failed") }, { id: "language" }));
  const settings = useStore(sessionSettings());
  const offersReplay = useOffersReplay();
  return (
    <SessionSettingsView
      {...props}
      settings={settings}
      {...(languages ? { language: { choice: language, languages, onChoose: choose } } : {})}
      onChange={sessionSettings().patch}
      consent={offersReplay ? <RecordingConsent sessionId={sessionId} /> : null}
    />
  );
}
