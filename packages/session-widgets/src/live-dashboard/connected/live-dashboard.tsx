import { useConnectionStatus } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { memo, startTransition, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Chat, useUnreadMessages } from "../../chat";
import { ControlBar } from "../../control-bar";
import { useEventLog } from "../../debug-console";
import { Participants, PresenceAnnouncer, useAbsentNext } from "../../participants";
import { JOIN_TOAST } from "../../prejoin/headless";
import { useOffersReplay } from "../../recording-consent";
import { RoomProvider, useOwnQuality, useRoom, useRoomSelect } from "../../room";
import { connectionDetails, connectionFace } from "../../room/headless";
import { useScheduleAfter } from "../../schedule";
import { SessionClock } from "../../session-clock";
import { useSessionData, useSessionTexts } from "../../session-data";
import { SessionSettings, type SessionSettingsProps, useSessionLook } from "../../session-settings";
import { whenIdle } from "../../shared/headless/when-idle";
import { fetchLater } from "../../shared/view/later";
import { TurnStrip } from "../../turn-strip";
import { VideoStage } from "../../video-stage";
import { Workspace } from "../../workspace";
import type { WorkspaceTab } from "../../workspace/internal";
import type { DashboardSlots } from "../view/live-dashboard.types";
import { LiveDashboardView } from "../view/live-dashboard-view";
import * as styles from "../view/not-connected-page.css";
import { headOf } from "./dashboard-head";
import { leadSlots } from "./lead-slots";
import {
  AbsentCandidate,
  EvaluationPanel,
  FeaturedQuestionCard,
  FreeTimerBar,
  InCall,
  NotConnected,
  SessionControls,
  SessionNotes,
  ShortcutsDialog,
} from "./live-dashboard.later";
import { useDashboardActions } from "./use-dashboard-actions";
import { type LeaveReason, useEndOfSession } from "./use-end-of-session";
import { useForgottenPin, useLayoutStore, useRailOfTurn, useTurnMoment } from "./use-layout";
import { useLeaveToast } from "./use-leave-toast";

// The dashboard renders again whenever the connection changes; these parts, which hold most of its content, do not.
const Stage = memo(VideoStage);
const Work = memo(Workspace);
const Strip = memo(TurnStrip);
const People = memo(Participants);
const Presence = memo(PresenceAnnouncer);
const Talk = memo(Chat);

/** Milliseconds after which a page that is never idle fetches the lazy parts anyway. */
const LATER_PARTS_WITHIN_MS = 3_000;
const NO_FLAGS = { isInterviewee: false, mayScore: false, mayObserve: false };

export interface LiveDashboardProps {
  sessionId: number;
  /** The viewer left or was removed, the session is over, or the viewer gave up the connection: open the pre-join. */
  onLeave: (reason: LeaveReason) => void;
  onGoHome: () => void;
  /** The viewer has left the room finally, also to the home page. Called once, before `onLeave` or `onGoHome`. */
  onLeft?: (reason: LeaveReason) => void;
  /** There are no connection details: open the pre-join. Default: `onLeave("left")`. */
  onSetUp?: () => void;
  /** Shows the reason for leaving in a toast; false when the next page shows it. Default true. */
  showsLeaveReason?: boolean;
  /** Opens the viewer's feedback once the turns are over; without it the card has no such link. */
  onReadFeedback?: () => void;
  /** Opens an evaluation that the viewer has not submitted; without it the card has no such link. */
  onFinishEvaluation?: (attendeeId: number) => void;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
  /** The host application's theme, to be changed in the settings. */
  theme?: SessionSettingsProps["theme"];
  /** The host application's languages, to be chosen in the settings. */
  languages?: SessionSettingsProps["languages"];
}

/** A live session inside a `<HotseatProvider>`. Without connection details it shows the card that leads to the pre-join. */
export function LiveDashboard(props: LiveDashboardProps) {
  useSessionTexts();
  const { sessionId, onLeave, onGoHome, onSetUp } = props;
  const [isConnected] = useState(() => connectionDetails().read(sessionId) !== null);
  useEffect(() => {
    if (isConnected) toast.dismiss(JOIN_TOAST);
  }, [isConnected]);
  if (!isConnected) {
    return (
      <main className={styles.page}>
        <NotConnected sessionId={sessionId} onSetUp={onSetUp ?? (() => onLeave("left"))} onHome={onGoHome} />
      </main>
    );
  }
  return (
    <RoomProvider sessionId={sessionId}>
      <Dashboard {...props} />
    </RoomProvider>
  );
}

/** Fetches the lazy parts once the room is rendered and the browser is idle. */
function useLaterParts(): void {
  useEffect(() => {
    void whenIdle(LATER_PARTS_WITHIN_MS).then(fetchLater);
  }, []);
}

function Dashboard(props: LiveDashboardProps) {
  const { sessionId, onLeave, onGoHome, onReadFeedback, onFinishEvaluation, onLeft, showsLeaveReason = true } = props;
  const { timeZone, theme, languages } = props;
  const connection = useRoomSelect((state) => state.connection);
  const quality = useOwnQuality();
  const stream = useConnectionStatus();
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const layoutStore = useLayoutStore(sessionId);
  const layout = useStore(layoutStore);
  const unreadCount = useUnreadMessages(sessionId);
  const [tab, setTab] = useState<WorkspaceTab>("question");
  const changeTab = (next: WorkspaceTab) => startTransition(() => setTab(next));
  const data = session.status === "ready" ? session.data : null;
  const { isInterviewee, mayScore, mayObserve } = data?.flags ?? NO_FLAGS;
  const status = data?.state.session_status;
  const isOver = status === "COMPLETED" || status === "CANCELLED";
  const leaving = useForgottenPin(layoutStore, { onLeave: useLeaveToast(onLeave, showsLeaveReason), onGoHome });
  const leads = useEndOfSession({ isOver, onLeft, ...leaving });
  useLaterParts();
  const actions = useDashboardActions(
    sessionId,
    data?.me?.user.keycloak_id ?? null,
    leads,
    connection.status === "lost",
  );
  const { compact } = useSessionLook();
  const offersReplay = useOffersReplay();
  const [isSettingUp, setSettingUp] = useState(false);
  useRailOfTurn(layoutStore, useTurnMoment(sessionId, data));
  useAbsentNext(sessionId);
  const waits = schedule?.waiting_for !== undefined;
  const events = useEventLog(sessionId);
  const pin = useMemo(() => (pinnedIdentity: string | null) => layoutStore.change({ pinnedIdentity }), [layoutStore]);

  const room = useRoom();
  const isHost = data?.me?.is_host ?? false;
  const afterwards = useMemo(
    () => ({
      onRead: onReadFeedback,
      onFinish: onFinishEvaluation,
      onLeave: room && !isHost ? () => void room.leave() : undefined,
    }),
    [onReadFeedback, onFinishEvaluation, room, isHost],
  );
  const zone = timeZone ? { timeZone } : {};
  const card = useMemo(() => <FeaturedQuestionCard sessionId={sessionId} />, [sessionId]);
  const timerBar = useMemo(() => <FreeTimerBar sessionId={sessionId} />, [sessionId]);
  const slots: DashboardSlots = {
    clock: ({ digitsOnly }) => <SessionClock sessionId={sessionId} digitsOnly={digitsOnly} />,
    turnStrip: <Strip sessionId={sessionId} {...zone} />,
    ...leadSlots({ sessionId, data, schedule, events, onLeave: actions.leave, timeZone }),
    waitingBar: waits ? <AbsentCandidate sessionId={sessionId} compact {...zone} /> : null,
    stage: ({ size, isWorkspaceShown, tilesShown }) => (
      <Stage
        sessionId={sessionId}
        size={size}
        tilesShown={tilesShown}
        pinnedIdentity={layout.pinnedIdentity}
        onPin={pin}
        bars={timerBar}
        instead={size === "full" && waits ? <AbsentCandidate sessionId={sessionId} {...zone} /> : null}
        overlay={size !== "full" || (isWorkspaceShown && tab === "question") ? null : card}
      />
    ),
    workspace: ({ headActions }) => (
      <Work
        sessionId={sessionId}
        headActions={headActions}
        tab={tab}
        onTabChange={changeTab}
        actions={afterwards}
        {...zone}
      />
    ),
    participants: (
      <>
        <SessionControls sessionId={sessionId} />
        <People sessionId={sessionId} pinnedIdentity={layout.pinnedIdentity} onPin={pin} {...zone} />
      </>
    ),
    announcements: <Presence sessionId={sessionId} />,
    notes: <SessionNotes sessionId={sessionId} {...zone} />,
    chat: <Talk sessionId={sessionId} {...zone} />,
    evaluation: mayScore || mayObserve ? <EvaluationPanel sessionId={sessionId} {...zone} /> : null,
    shortcuts: ({ onClose }) => <ShortcutsDialog sessionId={sessionId} onClose={onClose} />,
    controlBar: ({ workspace, people, chat, view, onLeave: onOut, onEndSession, onPassLeadOn }) => (
      <ControlBar
        sessionId={sessionId}
        workspace={workspace}
        people={people}
        chat={chat && { ...chat, unread: unreadCount }}
        view={view}
        onEndSession={onEndSession}
        onPassLeadOn={onPassLeadOn}
        onLeave={onOut}
        onSettings={() => setSettingUp(true)}
        compact={compact}
        {...zone}
      />
    ),
  };
  return (
    <>
      <LiveDashboardView
        head={headOf(data, schedule, offersReplay)}
        face={connectionFace(connection, quality, stream)}
        stream={stream}
        time={time}
        peopleCount={data?.state.present.length ?? 0}
        unreadCount={unreadCount}
        isInterviewee={isInterviewee}
        readsOnly={mayObserve && !mayScore}
        compact={compact}
        layout={layout}
        onLayout={layoutStore.change}
        slots={slots}
        actions={actions}
      />
      <InCall sessionId={sessionId} />
      {isSettingUp ? (
        <SessionSettings
          sessionId={sessionId}
          open
          onOpenChange={setSettingUp}
          {...(theme ? { theme } : {})}
          {...(languages ? { languages } : {})}
        />
      ) : null}
    </>
  );
}
