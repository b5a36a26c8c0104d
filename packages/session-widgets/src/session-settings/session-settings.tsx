import { lazy, Suspense } from "react";
import { RecordingConsent } from "../recording-consent";
import { useStore } from "../room/headless";
import { useSessionTexts } from "../session-data";
import { sessionSettings } from "./browser-settings";
import type { DeviceSettings } from "./session-settings-devices";
import type { SessionSettingsViewProps } from "./session-settings-view";
import { useCallDevices } from "./use-call-devices";

// With its lists and switches only when it is opened: most sessions never do.
const View = lazy(async () => ({ default: (await import("./session-settings-view")).SessionSettingsView }));

export interface SessionSettingsProps extends Pick<SessionSettingsViewProps, "open" | "onOpenChange"> {
  sessionId: number;
  /** The host application's theme, where it can be changed from a session. */
  theme?: NonNullable<SessionSettingsViewProps["theme"]>;
  /** The devices as the pre-join holds them; without them those of the room around. */
  devices?: DeviceSettings;
}

/** The settings of a session, inside a room or in the pre-join. */
export function SessionSettings({ devices, ...props }: SessionSettingsProps) {
  return devices ? <Shown {...props} devices={devices} /> : <InCall {...props} />;
}

function InCall(props: Omit<SessionSettingsProps, "devices">) {
  return <Shown {...props} devices={useCallDevices()} />;
}

function Shown({ sessionId, ...props }: SessionSettingsProps & { devices: DeviceSettings }) {
  useSessionTexts();
  const settings = useStore(sessionSettings());
  return (
    <Suspense>
      <View
        {...props}
        settings={settings}
        onChange={sessionSettings().patch}
        consent={<RecordingConsent sessionId={sessionId} />}
      />
    </Suspense>
  );
}
