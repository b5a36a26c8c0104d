import { toast } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import { browserDevices, devicePreferences } from "../../prejoin/headless";
import { useScheduleAfter } from "../../schedule";
import { currentSegment, type TimeWarning, useTimeWarning } from "../../schedule/headless";
import { useSegmentWords } from "../../schedule/view";
import { useSessionTexts } from "../../session-data";
import { sessionSettings } from "../headless/browser-settings";
import { WARNING_TONES } from "../headless/session-settings.constants";
import { useSpan } from "../view/use-span";

const TOAST_ID = "hotseat.timer";
/** How long the words stay, in milliseconds; at most until their segment is over. */
const SHOWN_MS = 6_000;

async function soundWarning(): Promise<void> {
  const { speakerId } = devicePreferences().getState();
  for (const tone of WARNING_TONES) await browserDevices().playTone(speakerId, tone);
}

/** Shows and sounds once per segment that its time has fallen to the chosen warning (LS-3.11, LS-9.22). */
export function TimerWarning({ sessionId }: { sessionId: number }) {
  useSessionTexts();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  const span = useSpan();
  const { schedule, time } = useScheduleAfter(sessionId);
  const { timerWarningThreshold } = useStore(sessionSettings());
  const warning = useTimeWarning(schedule, time, timerWarningThreshold);
  const words = useSegmentWords();
  const warn = useLatestCallback(({ segment, seconds }: TimeWarning) => {
    const { enableNotifications, soundEnabled } = sessionSettings().getState();
    if (enableNotifications && schedule)
      toast.info(
        { title: t("warned", { span: span(seconds), segment: words.name(schedule, segment) }) },
        { id: TOAST_ID, durationMs: SHOWN_MS },
      );
    // A page that may not sound yet stays silent: the words say the same.
    if (soundEnabled) void soundWarning().catch(() => {});
  });
  useEffect(() => {
    if (warning) warn(warning);
  }, [warning, warn]);
  const segmentId = (schedule && currentSegment(schedule)?.id) ?? null;
  useEffect(() => {
    if (segmentId !== null) return () => toast.dismiss(TOAST_ID);
  }, [segmentId]);
  return null;
}
