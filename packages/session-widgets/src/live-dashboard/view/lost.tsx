import { LostDialog, type LostDialogProps } from "../../room/view";
import type { LiveDashboardViewProps } from "./live-dashboard.types";

export interface LostProps extends Pick<LostDialogProps, "face" | "time"> {
  actions: LiveDashboardViewProps["actions"];
}

/** The dialog after a lost connection, with the dashboard's actions. */
export function Lost({ face, time, actions }: LostProps) {
  const { retry, rejoin, keepNotes } = actions;
  const keeping = keepNotes ? { onKeepNotes: keepNotes } : {};
  return <LostDialog face={face} time={time} onRetry={retry} onRejoin={rejoin} {...keeping} />;
}
