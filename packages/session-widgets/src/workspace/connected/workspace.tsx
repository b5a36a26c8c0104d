import { memo, type ReactNode, useMemo, useState } from "react";
import { useScheduleAfter } from "../../schedule";
import { afterThisTurn, currentSegment, isWaitingToBegin, type Schedule } from "../../schedule/headless";
import { questionShown, type SessionData, timeOfQuestion, useSessionData, useSessionTexts } from "../../session-data";
import { centreMomentOf } from "../headless/centre-rules";
import { followingQuestion, type WorkspaceTab } from "../headless/workspace-rules";
import { WorkspaceView, type WorkspaceViewProps } from "../view";
import type { CentreActions } from "../view/centre-row";
import { useAskNext } from "./use-ask-next";
import { CentreCard, WorkspaceTool } from "./workspace.later";

export interface WorkspaceProps {
  sessionId: number;
  /** The tab, where the page keeps it; without it the widget keeps its own. */
  tab?: WorkspaceTab;
  onTabChange?: (tab: WorkspaceTab) => void;
  /** Buttons at the head's end, such as pop out and collapse. */
  headActions?: ReactNode;
  /** The actions of the card after the end. Pass a stable object: a new one renders the workspace again. */
  actions?: CentreActions;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

const View = memo(WorkspaceView);

/** Whiteboard, code and question of a live session. The candidate begins at the question. */
export function Workspace({ sessionId, tab, onTabChange, headActions, actions, timeZone }: WorkspaceProps) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const [own, setOwn] = useState<WorkspaceTab | null>(null);
  const data = session.status === "ready" ? session.data : null;
  const shown = tab ?? own ?? "question";
  const askNext = useAskNext(sessionId, data, schedule);
  const question = useMemo(() => {
    const content = data && questionContent(data, schedule);
    return content && { ...content, askNext, schedule, time };
  }, [data, askNext, schedule, time]);
  const moment = data && momentOf(data, schedule);
  const card = useMemo(
    () =>
      moment && (
        <CentreCard
          sessionId={sessionId}
          moment={moment}
          {...(actions ? { actions } : {})}
          {...(timeZone ? { timeZone } : {})}
        />
      ),
    [sessionId, moment, actions, timeZone],
  );
  const whiteboard = useMemo(() => <WorkspaceTool sessionId={sessionId} kind="whiteboard" />, [sessionId]);
  const code = useMemo(() => <WorkspaceTool sessionId={sessionId} kind="code" />, [sessionId]);
  return (
    <View
      tab={shown}
      whiteboard={whiteboard}
      code={code}
      onTabChange={onTabChange ?? setOwn}
      question={question}
      {...(card ? { card } : {})}
      {...(headActions ? { headActions } : {})}
    />
  );
}

/** Returns the name of the person that a turn waits for before it begins; null for none. */
function waitingName({ names }: SessionData, schedule: Schedule | null): string | null {
  if (!schedule?.waiting_for || !isWaitingToBegin(schedule)) return null;
  return names.get(schedule.waiting_for.attendee_id) ?? null;
}

function waitsOf(data: SessionData, schedule: Schedule | null) {
  if (!schedule || !isWaitingToBegin(schedule)) return {};
  const nextId = afterThisTurn(schedule)?.interviewee_attendee_id ?? null;
  const next = nextId === null ? null : (data.names.get(nextId) ?? null);
  return { waits: { name: waitingName(data, schedule) ?? "", next } };
}

function momentOf(data: SessionData, schedule: Schedule | null) {
  const candidateId = (schedule && currentSegment(schedule)?.interviewee_attendee_id) ?? null;
  const asked = questionShown(data, schedule);
  return centreMomentOf(schedule, {
    mayDrive: data.flags.mayDrive,
    isCandidate: candidateId !== null && candidateId === data.me?.id,
    isAsked: asked !== null && asked.attendee_id === candidateId,
  });
}

function questionContent(
  data: SessionData,
  schedule: Schedule | null,
): Omit<NonNullable<WorkspaceViewProps["question"]>, "askNext" | "schedule" | "time"> | null {
  const asked = questionShown(data, schedule);
  if (!asked) return null;
  const following = schedule && followingQuestion(schedule);
  const known = data.pageData.questions.find((question) => question.id === following?.questionId);
  const turn = schedule?.timeline.filter(
    (segment) => segment.type === "QUESTION" && segment.interviewee_attendee_id === asked.attendee_id,
  );
  return {
    question: {
      id: asked.id,
      text: asked.question_text,
      category: asked.criteria.label,
      number: asked.number,
      ...timeOfQuestion(data, schedule, asked.id),
    },
    total: turn && turn.length > 0 ? turn.length : null,
    listenFor: [asked.criteria.description, asked.contextual_criteria_description].filter(
      (sentence) => sentence !== "",
    ),
    scenario: data.attendee(asked.attendee_id)?.scenario?.scenario_text ?? null,
    ...waitsOf(data, schedule),
    next: following && { number: following.number, category: known?.criteria.label ?? null },
  };
}
