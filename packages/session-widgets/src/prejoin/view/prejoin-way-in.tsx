import { Button } from "@hotseat/ui/button";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { isStartable } from "../../shared/headless/start-rules";
import { joinBlock, type StartableSession } from "../headless/join-rules";
import { joinsWithout } from "../headless/media-rules";
import type { PrejoinViewProps } from "./prejoin.types";

/** Whether the next step is mine: to start the session, before anybody can join it. */
export const startsFirst = ({ start, status }: Pick<StartableSession, "start" | "status">): boolean =>
  isStartable(start) && status === "SCHEDULED";

/** Whether the start is under way, the joining that follows it included. */
export const isStarting = (session: Pick<StartableSession, "status">, join: PrejoinViewProps["join"]): boolean =>
  join.status === "starting" || (join.status === "joining" && session.status === "SCHEDULED");

/** The start is followed by the joining, so it needs a name as well. */
export function StartButton({
  session,
  name,
  join,
  onStart,
}: Pick<PrejoinViewProps, "session" | "name" | "join"> & { onStart: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const block = joinBlock({ isStarting: false, isJoining: false, name: name.value });
  return (
    <Button
      variant="primary"
      size="huge"
      wide
      busy={isStarting(session, join)}
      disabled={block !== null}
      data-block={block ?? undefined}
      onClick={onStart}
    >
      {join.status === "too-early" ? t("tooEarly.start") : t("startSession")}
    </Button>
  );
}

export function JoinButton({
  preview,
  name,
  join,
  onJoin,
}: Pick<PrejoinViewProps, "preview" | "name" | "join"> & { onJoin: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const isJoining = join.status === "joining" || join.status === "starting";
  const devicesStart = preview.camera.status === "starting" || preview.microphone.status === "starting";
  const block = joinBlock({ isStarting: devicesStart, isJoining, name: name.value });
  return (
    <Button
      variant="primary"
      size="huge"
      wide
      busy={join.status === "joining"}
      disabled={block !== null && join.status !== "joining"}
      data-block={block ?? undefined}
      onClick={onJoin}
    >
      {join.status === "joining" ? t("joining") : t(`join.${joinsWithout(preview.camera, preview.microphone)}`)}
    </Button>
  );
}
