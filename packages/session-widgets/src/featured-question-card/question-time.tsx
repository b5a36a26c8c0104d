import type { Ticker } from "@hotseat/core/ticker";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { PartFill, TimeClock } from "../schedule/view";
import type { QuestionTiming } from "./headless";

interface QuestionTimeProps {
  timing: QuestionTiming;
  time: Ticker;
}

/** The remaining time of a question's own limit. In GUIDED a question has the segment's time, which the top bar shows. */
export function LimitClock({ timing, time }: QuestionTimeProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "featuredQuestion" });
  return (
    <TimeClock
      time={time}
      remainingAt={timing.remainingAt}
      stateAt={timing.stateAt}
      labelOf={() => <VisuallyHidden>{t("timeLeft")}</VisuallyHidden>}
      size="small"
    />
  );
}

/** The time left as a bar. */
export function QuestionFill({ timing, time, size = "thin" }: QuestionTimeProps & { size?: "thin" | "thick" }) {
  const part = (nowMs: number) =>
    timing.wholeSec <= 0 ? 0 : Math.min(1, Math.max(0, timing.remainingAt(nowMs) / timing.wholeSec));
  return <PartFill time={time} part={part} stateAt={timing.stateAt} size={size} />;
}
