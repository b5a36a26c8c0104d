import type { Language } from "@hotseat/api-client/types";
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
