import { toolsStatusQuery } from "@hotseat/api-client/queries";
import { useConnectionStatus, useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoomAround, useRoomSelect } from "../../room";
import { type ScheduleHandle, usePendingAction, useSchedule } from "../../schedule";
import { type ScheduleAction, useScheduleShortcuts } from "../../schedule/headless";
import { isNewHost, type SessionData, seatedId, useSessionData, useSessionTexts } from "../../session-data";
import { isCandidate } from "../../session-data/internal";
import { useIsNextElsewhere } from "../../shared/connected/next-elsewhere";
import { timeFormat } from "../../shared/headless/moment-format";
import type { Timing, Toggle, ViewTools } from "../headless/control-bar.types";
import { endsTurnsEarly, isOnlyEndLeft } from "../headless/control-bar-rules";
import { BarSentenceLine } from "../view/control-bar-sentence";
import { ControlBarView } from "../view/control-bar-view";
import { EndTurns } from "./end-turns-later";
import { useDeviceTools } from "./use-device-tools";
import { useHand } from "./use-hand";

export interface ControlBarProps {
  sessionId: number;
  workspace: Toggle | null;
  people: Toggle;
  chat?: (Toggle & { readonly unread: number }) | null;
  /** Choices in More about what is shown. */
  view?: ViewTools;
  onLeave: () => void;
  /** Host and owner: ends the session for everybody. */
  onEndSession?: () => void;
  /** Hands the lead to somebody else; null for a person without the lead. */
  onPassLeadOn?: (() => void) | null;
  /** Buttons without their words. */
  compact?: boolean;
  onSettings?: () => void;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** Everybody confirmed who takes the hot seat, in seating order, as the server sends them. */
function candidatesOf(data: SessionData) {
  return data.pageData.attendees.filter(isCandidate).map((attendee) => ({
    attendeeId: attendee.id,
    name: data.names.get(attendee.id) ?? attendee.user.full_name,
    isHere: data.state.present.includes(attendee.user.keycloak_id),
  }));
}

function timingOf(data: SessionData, { schedule, time, act }: ScheduleHandle, pending: boolean): Timing | null {
  if (!schedule || !data.flags.mayDrive) return null;
  return {
    schedule,
    time,
    pending,
    sessionSec: data.pageData.session.duration_minutes * 60,
    isNew: isNewHost(data),
    candidates: candidatesOf(data),
    act,
  };
}

const handsOfOthers = (data: SessionData | null): number =>
  data?.state.raised_hands.filter(({ attendee_id }) => attendee_id !== data.me?.id).length ?? 0;

const NO_RIGHTS = { maySpeak: false, mayPresent: false };

/** The control bar of a live session; needs a `<RoomProvider>` around it for the devices. */
export function ControlBar(props: ControlBarProps) {
  const {
    sessionId,
    workspace,
    people,
    chat,
    view,
    onLeave,
    onEndSession,
    onPassLeadOn,
    onSettings,
    compact = false,
    timeZone,
  } = props;
  useSessionTexts();
  useRoomAround();
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const session = useSessionData(sessionId);
  const handle = useSchedule(sessionId);
  const pending = usePendingAction(sessionId) !== null;
  const stream = useConnectionStatus();
  const connection = useRoomSelect((state) => state.connection);
  const data = session.status === "ready" ? session.data : null;
  const { data: toolCount = 0 } = useQuery({
    ...toolsStatusQuery(client, sessionId),
    enabled: data?.state.session_status === "IN_PROGRESS",
    select: ({ active }) => active,
  });
  const tools = useDeviceTools(data?.flags ?? NO_RIGHTS);
  const [isEnding, setEnding] = useState(false);
  const mayEnd = data?.me?.is_host || data?.me?.is_owner;
  const ask = (action: ScheduleAction) => {
    const { schedule, time } = handle;
    const isEnd = action.kind === "next" && action.intervieweeAttendeeId === undefined;
    if (!data || !schedule || !isEnd) return handle.act(action);
    if (isOnlyEndLeft(schedule)) return mayEnd && onEndSession ? onEndSession() : setEnding(true);
    if (endsTurnsEarly(schedule, candidatesOf(data), time.read())) return setEnding(true);
    return handle.act(action);
  };
  const isNextElsewhere = useIsNextElsewhere(sessionId);
  const led = data && timingOf(data, { ...handle, act: ask }, pending);
  const timing = led && { ...led, isNextElsewhere };
  const hand = useHand(sessionId, data);
  const isAway = connection.status === "reconnecting" || connection.status === "lost";
  const formatTime = useMemo(() => timeFormat(i18n.language, timeZone), [i18n.language, timeZone]);
  useScheduleShortcuts({ enabled: data?.flags.isInterviewer ?? false, schedule: handle.schedule, act: ask });

  const bar = (
    <ControlBarView
      {...tools}
      hand={hand}
      workspace={workspace && { ...workspace, tools: toolCount }}
      timing={timing}
      sentence={
        <BarSentenceLine
          schedule={handle.schedule}
          time={handle.time}
          myAttendeeId={data ? seatedId(data) : null}
          nameOf={(attendeeId) => data?.names.get(attendeeId) ?? ""}
          formatTime={formatTime}
        />
      }
      chat={chat ?? null}
      people={{ ...people, count: data?.state.present.length ?? 0, hands: handsOfOthers(data) }}
      {...(view ? { view } : {})}
      {...(mayEnd && onEndSession ? { onEndSession } : {})}
      {...(onPassLeadOn ? { onPassLeadOn } : {})}
      {...(onSettings ? { onSettings } : {})}
      compact={compact}
      onLeave={onLeave}
      isOffline={isAway || stream === "error"}
    />
  );
  const end = () => {
    setEnding(false);
    handle.act({ kind: "next" });
  };
  return (
    <>
      {bar}
      {isEnding ? <EndTurns onConfirm={end} onCancel={() => setEnding(false)} /> : null}
    </>
  );
}
