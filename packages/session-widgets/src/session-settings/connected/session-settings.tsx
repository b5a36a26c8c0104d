import type { Language } from "@hotseat/api-client/types";
import { later } from "../../later";
import { useSessionTexts } from "../../session-data";
import type { DeviceSettings } from "../view/session-settings-devices";
import type { SessionSettingsViewProps } from "../view/session-settings-view";

export interface SessionSettingsProps extends Pick<SessionSettingsViewProps, "open" | "onOpenChange"> {
  sessionId: number;
  /** The host application's theme, where it can be changed from a session. */
  theme?: NonNullable<SessionSettingsViewProps["theme"]>;
  /** The languages the page can be read in, each by its own name; absent where the host application has its own control. */
  languages?: readonly { code: Language; name: string }[];
  /** The devices as the pre-join holds them; without them those of the room around. */
  devices?: DeviceSettings;
}

const Opened = later<SessionSettingsProps>(
  async () => (await import("./session-settings-connected")).ConnectedSettings,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** The settings of a session, inside a room or in the pre-join. With its lists and switches only when it is opened: most sessions never do. */
export function SessionSettings(props: SessionSettingsProps) {
  useSessionTexts();
  return <Opened {...props} />;
}
