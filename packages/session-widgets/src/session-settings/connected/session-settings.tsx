import { useSessionTexts } from "../../session-data";
import { later } from "../../shared/view/later";
import type { SessionSettingsProps } from "./session-settings.types";

const Opened = later<SessionSettingsProps>(
  async () => (await import("./session-settings-connected")).ConnectedSettings,
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** The settings of a session, inside a room or in the pre-join. With its lists and switches only when it is opened: most sessions never do. */
export function SessionSettings(props: SessionSettingsProps) {
  useSessionTexts();
  return <Opened {...props} />;
}
