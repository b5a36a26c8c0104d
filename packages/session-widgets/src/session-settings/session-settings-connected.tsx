import { RecordingConsent } from "../recording-consent";
import { useStore } from "../room/headless";
import { useSessionTexts } from "../session-data";
import { sessionSettings } from "./browser-settings";
import type { SessionSettingsProps } from "./session-settings";
import type { DeviceSettings } from "./session-settings-devices";
import { SessionSettingsView } from "./session-settings-view";
import { useCallDevices } from "./use-call-devices";

export function ConnectedSettings({ devices, ...props }: SessionSettingsProps) {
  return devices ? <Shown {...props} devices={devices} /> : <InCall {...props} />;
}

function InCall(props: Omit<SessionSettingsProps, "devices">) {
  return <Shown {...props} devices={useCallDevices()} />;
}

function Shown({ sessionId, ...props }: SessionSettingsProps & { devices: DeviceSettings }) {
  useSessionTexts();
  const settings = useStore(sessionSettings());
  return (
    <SessionSettingsView
      {...props}
      settings={settings}
      onChange={sessionSettings().patch}
      consent={<RecordingConsent sessionId={sessionId} />}
    />
  );
}
