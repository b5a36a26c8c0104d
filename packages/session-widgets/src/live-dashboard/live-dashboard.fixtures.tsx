import { fixedTicker } from "@hotseat/core/ticker";
import { chatEntries } from "../chat/chat.fixtures";
import { ChatView } from "../chat/view";
import { controlBarProps, sentenceProps } from "../control-bar/control-bar.fixtures";
import { BarSentenceLine, ControlBarView } from "../control-bar/view";
import { storyEvents } from "../debug-console/debug-console.fixtures";
import { DebugConsoleView } from "../debug-console/view";
import { storedEvaluation, storyDraft } from "../evaluation-panel/evaluation-panel.fixtures";
import { ReadingPanel, StoryPanel } from "../evaluation-panel/evaluation-stage.fixtures";
import {
  faceOf as participantFace,
  participantRows,
  rowsOfTheHost,
  rowsOfTheObserver,
} from "../participants/participants.fixtures";
import { ParticipantsView } from "../participants/view";
import { STORY_SECOND_MS, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import { SessionProgress } from "../schedule/view";
import { SessionClockView } from "../session-clock/view";
import { storyControls } from "../session-controls/session-controls.fixtures";
import { SessionControlsView } from "../session-controls/view";
import { storyNotes } from "../session-notes/session-notes.fixtures";
import { SessionNotesView } from "../session-notes/view";
import { SHORTCUTS } from "../shortcuts/headless";
import { ShortcutsDialogView } from "../shortcuts/view";
import { TurnStripView } from "../turn-strip/view";
import { stageLayout } from "../video-stage/headless";
import { candidatePeople, drawingOf, faceOf, observerPeople, stagePeople } from "../video-stage/video-stage.fixtures";
import { VideoStageView } from "../video-stage/view";
import { WorkspaceView } from "../workspace/view";
import { storyQuestion } from "../workspace/workspace.fixtures";
import { DEFAULT_LAYOUT } from "./headless/layout-store";
import type { DashboardSlots, LiveDashboardViewProps } from "./view/live-dashboard.types";

const nothing = () => {};
export const time = fixedTicker(STORY_SECOND_MS);
export const schedule = storySchedule();
const names = new Map([
  [STORY_TURNS[0], "Amara"],
  [STORY_TURNS[1], "Lucie"],
  [STORY_TURNS[2], "Jonas"],
  [STORY_TURNS[3], "Mateo"],
] as const);

const SEEN = {
  interviewer: { people: stagePeople, rows: rowsOfTheHost, myAttendeeId: STORY_TURNS[2] },
  candidate: { people: candidatePeople, rows: participantRows, myAttendeeId: STORY_TURNS[0] },
  observer: { people: observerPeople, rows: rowsOfTheObserver, myAttendeeId: null },
} as const;

interface SlotOptions {
  /** Owner of the screen: Jonas (interviewer and host), Amara (in the hot seat) or Ingrid (observer). Default: Jonas. */
  seenBy?: "interviewer" | "candidate" | "observer";
  isAway?: boolean;
  /** The call is open in another tab. */
  isElsewhere?: boolean;
}

/** Every slot filled with its view; the stage and the bar follow the options. */
export function storySlots({
  seenBy = "interviewer",
  isAway = false,
  isElsewhere = false,
}: SlotOptions = {}): DashboardSlots {
  const { people, rows, myAttendeeId } = SEEN[seenBy];
  const layout = stageLayout(people, { spotlightIdentity: null });
  const hosts = seenBy === "interviewer";
  // The candidate does not see the criteria of a strong answer.
  const question = seenBy === "candidate" ? { ...storyQuestion, listenFor: [] } : storyQuestion;
  return {
    clock: ({ digitsOnly }) => <SessionClockView schedule={schedule} time={time} digitsOnly={digitsOnly} />,
    turnStrip: (
      <TurnStripView
        schedule={schedule}
        time={time}
        names={names}
        myAttendeeId={myAttendeeId}
        timeZone="Europe/Zurich"
      />
    ),
    stage: ({ size, tilesShown }) => (
      <VideoStageView
        state={isElsewhere ? "elsewhere" : isAway ? "away" : "connected"}
        frozenSince={isAway ? STORY_SECOND_MS - 8_000 : null}
        time={time}
        layout={layout}
        size={size}
        tilesShown={tilesShown}
        bars={<SessionProgress schedule={schedule} time={time} />}
        onJoin={nothing}
        onRetry={nothing}
        mediaOf={drawingOf}
        faceOf={faceOf}
      />
    ),
    workspace: ({ headActions }) => (
      <WorkspaceView tab="question" onTabChange={nothing} question={question} headActions={headActions} />
    ),
    participants: (
      <>
        {hosts ? <SessionControlsView {...storyControls} /> : null}
        <ParticipantsView
          people={rows}
          act={hosts ? async () => ({ done: true }) : undefined}
          faceOf={participantFace}
        />
      </>
    ),
    notes: <SessionNotesView {...storyNotes} />,
    chat: (
      <ChatView
        entries={chatEntries}
        draft=""
        onDraft={nothing}
        onSend={nothing}
        mayWrite="yes"
        mayRemoveAny
        onRemove={nothing}
        onRetry={nothing}
        onDiscard={nothing}
        timeZone="Europe/Zurich"
      />
    ),
    evaluation: seenBy === "observer" ? <ReadingPanel /> : <StoryPanel stored={storedEvaluation(storyDraft)} />,
    debugConsole: ({ onClose }) => (
      <DebugConsoleView
        shown={storyEvents}
        isPaused={false}
        waiting={0}
        family={null}
        onFamilyChange={nothing}
        onPausedChange={nothing}
        onClear={nothing}
        onCopy={nothing}
        onClose={onClose}
        timeZone="Europe/Zurich"
      />
    ),
    shortcuts: ({ onClose }) => (
      <ShortcutsDialogView shortcuts={SHORTCUTS} onClose={onClose} singleKey onSingleKeyChange={nothing} />
    ),
    controlBar: ({ onPassLeadOn, ...options }) => (
      <ControlBarView
        {...controlBarProps}
        {...options}
        {...(onPassLeadOn ? { onPassLeadOn } : {})}
        people={{ ...options.people, count: 5 }}
        chat={options.chat && { ...options.chat, unread: 2 }}
        timing={hosts ? controlBarProps.timing : null}
        sentence={<BarSentenceLine {...sentenceProps} myAttendeeId={myAttendeeId} />}
        isOffline={isAway}
      />
    ),
  };
}

/** The dashboard of the interviewer in the story. */
export const dashboardProps: LiveDashboardViewProps = {
  head: { title: "System design", subtitle: "M3 · The Field Test", phase: "questions" },
  face: { state: "good" },
  time,
  peopleCount: 5,
  unreadCount: 2,
  isInterviewee: false,
  layout: DEFAULT_LAYOUT,
  onLayout: nothing,
  slots: storySlots(),
  actions: { goHome: nothing, leave: nothing, endSession: nothing, retry: nothing, rejoin: nothing },
};
