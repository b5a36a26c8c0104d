import { memo, type ReactNode, useMemo, useState } from "react";
import { useScheduleAfter } from "../schedule";
import type { Schedule } from "../schedule/headless";
import { questionShown, type SessionData, timeOfQuestion, useSessionData, useSessionTexts } from "../session-data";
import { followingQuestion, type WorkspaceTab } from "./headless";
import { WorkspaceView, type WorkspaceViewProps } from "./view";

export interface WorkspaceProps {
  sessionId: number;
  /** The tab, where the page keeps it; without it the widget keeps its own. */
  tab?: WorkspaceTab;
  onTabChange?: (tab: WorkspaceTab) => void;
  /** Buttons at the head's end, such as pop out and collapse. */
  headActions?: ReactNode;
}

const View = memo(WorkspaceView);

/** Whiteboard, code and question of a live session. The candidate begins at the question. */
export function Workspace({ sessionId, tab, onTabChange, headActions }: WorkspaceProps) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const [own, setOwn] = useState<WorkspaceTab | null>(null);
  const data = session.status === "ready" ? session.data : null;
  const shown = tab ?? own ?? "question";
  const question = useMemo(() => {
    const content = data && questionContent(data, schedule);
    return content && { ...content, schedule, time };
  }, [data, schedule, time]);
  return (
    <View
      tab={shown}
      onTabChange={onTabChange ?? setOwn}
      question={question}
      {...(headActions ? { headActions } : {})}
    />
  );
}

function questionContent(
  data: SessionData,
  schedule: Schedule | null,
): Omit<NonNullable<WorkspaceViewProps["question"]>, "schedule" | "time"> | null {
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
    next: following && { number: following.number, category: known?.criteria.label ?? null },
  };
}
