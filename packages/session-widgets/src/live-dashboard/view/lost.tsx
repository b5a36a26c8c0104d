import { useState } from "react";
import { LostDialog, type LostDialogProps } from "../../room/view";
import type { LiveDashboardViewProps } from "./live-dashboard.types";

export interface LostProps extends Pick<LostDialogProps, "face" | "time"> {
  actions: LiveDashboardViewProps["actions"];
}

/** The dialog after a lost connection, with the dashboard's actions. Closed, it stays so until the connection is lost once more (LS-D4.8). */
export function Lost({ face, time, actions }: LostProps) {
  const { retry, rejoin, keepNotes } = actions;
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const keeping = keepNotes ? { onKeepNotes: keepNotes } : {};
  const onStay = () => setClosed(true);
  return <LostDialog face={face} time={time} onRetry={retry} onRejoin={rejoin} onStay={onStay} {...keeping} />;
}
