import { systemClock } from "@hotseat/api-client";
import { endSessionMutation } from "@hotseat/api-client/queries";
import { useConnectionStatus, useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation } from "@tanstack/react-query";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ControlBar } from "../control-bar";
import { browserStorage } from "../device-storage";
import { EvaluationPanel } from "../evaluation-panel";
import { FeaturedQuestionCard } from "../featured-question-card";
import { NAMESPACE } from "../locales";
import { NotConnected } from "../not-connected";
import { Participants } from "../participants";
import { JOIN_TOAST } from "../prejoin/headless";
import { RoomProvider, useRoom, useRoomSelect } from "../room";
import { connectionDetails, connectionFace, useStore } from "../room/headless";
import { useSchedule } from "../schedule";
import { SessionClock } from "../session-clock";
import { useSessionData, useSessionTexts } from "../session-data";
import { TurnStrip } from "../turn-strip";
import { VideoStage } from "../video-stage";
import { Workspace } from "../workspace";
import type { WorkspaceTab } from "../workspace/headless";
import { notesFile } from "./browser-notes";
import { phaseWord } from "./dashboard-rules";
import { createLayoutStore, type LayoutStore } from "./layout-store";
import type { DashboardActions, DashboardSlots } from "./live-dashboard.types";
import { LiveDashboardView } from "./live-dashboard-view";
import * as styles from "./not-connected-page.css";
import { useEndOfSession } from "./use-end-of-session";

// The dashboard is drawn again whenever the connection changes; these, which hold most of what is on it, are not.
const Stage = memo(VideoStage);
const Work = memo(Workspace);
const Strip = memo(TurnStrip);
const People = memo(Participants);
const Scores = memo(EvaluationPanel);
const Card = memo(FeaturedQuestionCard);

export interface LiveDashboardProps {
  sessionId: number;
  /** I left, was removed, the session is over, or I gave the connection up: go to the pre-join. */
  onLeave: () => void;
  onGoHome: () => void;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** A live session inside a `<HotseatProvider>`; without connection details the card that leads to the pre-join. */
export function LiveDashboard(props: LiveDashboardProps) {
  useSessionTexts();
  const { sessionId, onLeave, onGoHome } = props;
  const [isConnected] = useState(() => connectionDetails().read(sessionId) !== null);
  useEffect(() => {
    if (isConnected) toast.dismiss(JOIN_TOAST);
  }, [isConnected]);
  if (!isConnected) {
    return (
      <main className={styles.page}>
        <NotConnected sessionId={sessionId} onSetUp={onLeave} onHome={onGoHome} />
      </main>
    );
  }
  return (
    <RoomProvider sessionId={sessionId}>
      <Dashboard {...props} />
    </RoomProvider>
  );
}

function useLayoutStore(sessionId: number): LayoutStore {
  const store = useMemo(
    () => createLayoutStore({ sessionId, storage: browserStorage("localStorage"), clock: systemClock }),
    [sessionId],
  );
  useEffect(() => store.dispose, [store]);
  return store;
}

/** My turn begins: the people and my notes matter more than scores; it ends: the scores again. */
function useRailOfTurn(layout: LayoutStore, isInterviewee: boolean | null): void {
  const known = useRef<boolean | null>(null);
  useEffect(() => {
    const before = known.current;
    if (isInterviewee === null || isInterviewee === before) return;
    known.current = isInterviewee;
    if (before !== null || isInterviewee) layout.change({ rail: isInterviewee ? "participants" : "evaluation" });
  }, [layout, isInterviewee]);
}

function useActions(
  sessionId: number,
  keycloakId: string | null,
  goHome: () => void,
  isLost: boolean,
): DashboardActions {
  const { client } = useHotseat();
  const room = useRoom();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard" });
  const end = useMutation({
    ...endSessionMutation(client, sessionId),
    onError: (error: Error) => void toast.error({ title: t("endFailed"), description: error.message }),
  });
  const keepNotes = useMemo(
    () => (isLost && keycloakId !== null ? notesFile({ sessionId, keycloakId }) : null),
    [isLost, sessionId, keycloakId],
  );
  return {
    goHome,
    endSession: () => end.mutate(undefined),
    retry: () => void room?.retryNow(),
    rejoin: () => void room?.leave(),
    ...(keepNotes ? { keepNotes } : {}),
  };
}

function Dashboard({ sessionId, onLeave, onGoHome, timeZone }: LiveDashboardProps) {
  const room = useRoom();
  const connection = useRoomSelect((state) => state.connection);
  const quality = useRoomSelect((state) => state.participants.find((person) => person.isLocal)?.quality ?? "unknown");
  const stream = useConnectionStatus();
  const session = useSessionData(sessionId);
  const { schedule, time } = useSchedule(sessionId);
  const layoutStore = useLayoutStore(sessionId);
  const layout = useStore(layoutStore);
  const [tab, setTab] = useState<WorkspaceTab>("question");
  const data = session.status === "ready" ? session.data : null;
  const isInterviewee = data?.flags.isInterviewee ?? false;
  const status = data?.state.session_status;
  const { goHome } = useEndOfSession({ isOver: status === "COMPLETED" || status === "CANCELLED", onLeave, onGoHome });
  const actions = useActions(sessionId, data?.me?.user.keycloak_id ?? null, goHome, connection.status === "lost");
  useRailOfTurn(layoutStore, data ? isInterviewee : null);

  const zone = timeZone ? { timeZone } : {};
  const card = useMemo(() => <Card sessionId={sessionId} />, [sessionId]);
  const slots: DashboardSlots = {
    clock: ({ digitsOnly }) => <SessionClock sessionId={sessionId} digitsOnly={digitsOnly} />,
    turnStrip: <Strip sessionId={sessionId} {...zone} />,
    stage: ({ size, isWorkspaceShown }) => (
      <Stage
        sessionId={sessionId}
        size={size}
        overlay={size === "strip" || (isWorkspaceShown && tab === "question") ? null : card}
      />
    ),
    workspace: ({ headActions }) => (
      <Work sessionId={sessionId} headActions={headActions} tab={tab} onTabChange={setTab} />
    ),
    participants: <People sessionId={sessionId} />,
    evaluation: data?.flags.mayScore ? <Scores sessionId={sessionId} {...zone} /> : null,
    controlBar: ({ workspace, people, onEndSession }) => (
      <ControlBar
        sessionId={sessionId}
        workspace={workspace}
        people={people}
        onEndSession={onEndSession}
        onLeave={() => void room?.leave()}
        {...zone}
      />
    ),
  };
  const type = data?.pageData.session.type;
  return (
    <LiveDashboardView
      head={{
        title: type?.workshop.title ?? "",
        subtitle: type ? `${type.module.key} · ${type.module.title}` : "",
        phase: phaseWord(schedule, isInterviewee),
      }}
      face={connectionFace(connection, quality, stream)}
      stream={stream}
      time={time}
      peopleCount={data?.state.present.length ?? 0}
      isInterviewee={isInterviewee}
      layout={layout}
      onLayout={layoutStore.change}
      slots={slots}
      actions={actions}
    />
  );
}
