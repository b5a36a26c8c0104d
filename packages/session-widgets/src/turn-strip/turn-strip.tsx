import { memo } from "react";
import { useScheduleAfter } from "../schedule";
import { seatedId, useSessionData, useSessionTexts } from "../session-data";
import { TurnStripView } from "./view";

export interface TurnStripProps {
  sessionId: number;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

const View = memo(TurnStripView);
const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** The strip over the stage: this turn's segments and who is next. */
export function TurnStrip({ sessionId, timeZone }: TurnStripProps) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  return (
    <View
      schedule={data ? schedule : null}
      time={time}
      names={data?.names ?? NO_NAMES}
      myAttendeeId={data ? seatedId(data) : null}
      {...(timeZone ? { timeZone } : {})}
    />
  );
}
