import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { ClockState, Schedule, Segment } from "../headless/schedule.types";
import { nextSegment, questionNumber } from "../headless/schedule-rules";

export interface SegmentWords {
  /** "question 3", "evaluation", for the middle of a sentence. */
  name(schedule: Schedule, segment: Segment): string;
  /** What the clock beside it counts: "left in question 3". */
  clockLabel(schedule: Schedule, segment: Segment, state: ClockState): string;
  /** "30 seconds left in question 3". */
  warning(schedule: Schedule, segment: Segment, seconds: number): string;
}

/** Segments in the reader's language. */
export function useSegmentWords(): SegmentWords {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "schedule" });
  const name: SegmentWords["name"] = (schedule, segment) =>
    t(`segment.${segment.type}`, { number: questionNumber(schedule, segment) });
  return {
    name,
    clockLabel(schedule, segment, state) {
      const following = nextSegment(schedule);
      if (state === "running") return t(`left.${segment.type}`, { number: questionNumber(schedule, segment) });
      if (state === "over" && following) return t("overNext", { next: name(schedule, following) });
      return t(state);
    },
    warning: (schedule, segment, seconds) =>
      t(`warning.${segment.type}`, { seconds, number: questionNumber(schedule, segment) }),
  };
}
