import { systemClock } from "@hotseat/core/clock";
import { toast } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import { useRoom, useRoomSelect } from "../../room";
import { browserWake, keepAwake, noticeMutedTalk } from "../../room/headless";
import { TimerWarning } from "../../session-settings";
import { sessionSettings } from "../../session-settings/headless";
import { whenIdle } from "../../shared/headless/when-idle";
import { useHostNews } from "./use-host-news";

const MUTED_TOAST = "hotseat.muted";
/** Display time of the prompt, in milliseconds. */
const MUTED_PROMPT_MS = 5000;
/** The longest delay before the detection of speech starts after muting, in milliseconds. */
const LISTENS_WITHIN_MS = 1000;

/**
 * Runs the automatic parts of a call: it keeps the screen on, reports speech while muted, warns before time runs out, and
 * announces a new host.
 */
export function InCall({ sessionId }: { sessionId: number }) {
  const isConnected = useRoomSelect(({ connection }) => connection.status === "connected");
  useEffect(() => {
    const port = isConnected ? browserWake() : null;
    return port ? keepAwake(port) : undefined;
  }, [isConnected]);
  useMutedPrompt(isConnected);
  useHostNews(sessionId);
  return <TimerWarning sessionId={sessionId} />;
}

/** The prompt about muted speech: not for observers, who publish nothing; the settings can turn it off. */
function useMutedPrompt(isConnected: boolean): void {
  const room = useRoom();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "room" });
  const isMuted = useRoomSelect(({ local }) => !local.microphone);
  const canPublish = useRoomSelect((state) => state.canPublish);
  const isWanted = useStore(sessionSettings()).enableNotifications;
  const say = useLatestCallback(() => {
    const unmute = { label: t("muted.unmute"), onSelect: () => void room?.setSource("microphone", true) };
    toast.info(
      { title: t("muted.title"), description: t("muted.text"), action: unmute },
      { id: MUTED_TOAST, durationMs: MUTED_PROMPT_MS },
    );
  });
  useEffect(() => {
    if (!room || !isConnected || !isMuted || !canPublish || !isWanted) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    // Starting the detection takes the browser longer than muting.
    void whenIdle(LISTENS_WITHIN_MS).then(() => {
      if (!isOver) stop = noticeMutedTalk({ watch: room.watchOwnVoice, clock: systemClock, onTalk: say });
    });
    return () => {
      isOver = true;
      stop?.();
      toast.dismiss(MUTED_TOAST);
    };
  }, [room, isConnected, isMuted, canPublish, isWanted, say]);
}
