import { systemClock } from "@hotseat/core/clock";
import { browserStorage } from "@hotseat/core/storage";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { useScheduleAfter } from "../schedule";
import type { Schedule } from "../schedule/headless";
import {
  askedQuestion,
  questionShown,
  type SessionData,
  timeOfQuestion,
  useSessionData,
  useSessionTexts,
} from "../session-data";
import { isPast } from "./card-rules";
import { cardPrefsOf } from "./card-store";
import { createCardStore, type FeaturedQuestion } from "./headless";
import { FeaturedQuestionCardView } from "./view";

/** The featured question over the stage. */
export function FeaturedQuestionCard({ sessionId }: { sessionId: number }) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { schedule, time } = useScheduleAfter(sessionId);
  const store = useMemo(
    () =>
      createCardStore({
        clock: systemClock,
        storage: cardPrefsOf(browserStorage("localStorage"), sessionId),
      }),
    [sessionId],
  );
  const prefs = useStore(store);
  const question = useMemo(
    () => (session.status === "ready" ? featuredOf(session.data, schedule) : null),
    [session, schedule],
  );

  useEffect(
    () => store.feature(question, question !== null && isPast(question, schedule)),
    [store, question, schedule],
  );
  useEffect(() => store.dispose, [store]);

  return (
    <FeaturedQuestionCardView
      question={question}
      schedule={schedule}
      time={time}
      prefs={prefs}
      onMove={store.move}
      onOpenChange={store.setOpen}
    />
  );
}

/** In GUIDED it follows the current QUESTION segment, in FREE the interviewer's choice (LS-4.23, LS-4.24). */
function featuredOf(data: SessionData, schedule: Schedule | null): FeaturedQuestion | null {
  const asked = questionShown(data, schedule);
  const told = data.designations.featuredQuestion;
  // The designation may be older than the schedule and then names another question.
  const featured = told?.id === askedQuestion(data, schedule)?.id ? told : null;
  const shown = asked
    ? { id: asked.id, text: asked.question_text, category: asked.criteria.label, number: asked.number }
    : featured && { id: featured.id, text: featured.text, category: featured.category, number: null };
  return shown && { ...shown, ...timeOfQuestion(data, schedule, shown.id) };
}
