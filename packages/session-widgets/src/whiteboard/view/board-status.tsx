import type { BoardReadOnlyReason } from "@hotseat/collab/scene/messages";
import { Banner } from "@hotseat/ui/banner";
import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { CloudOff, Eye, Lock, Spline, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";
import type { BoardProblem } from "../headless";

/** The connection as people see it. */
export type BoardFace = "connected" | "connecting" | "reconnecting" | "offline" | "refused";
/** Why somebody sees the board and does not draw on it. */
export type BoardReason = BoardReadOnlyReason;
/** Why the server did not take a change, or lets nobody in. */
export type BoardRefusalName =
  | "bad_message"
  | "bad_image"
  | "images_full"
  | "too_long"
  | "too_fast"
  | "not_allowed"
  | "full"
  | "removed"
  | "not_authenticated"
  | "not_found"
  | "too_many_requests";

export interface BoardStatusProps {
  face: BoardFace;
  reason: BoardReason | null;
  refusal: BoardRefusalName | null;
  problem: BoardProblem | null;
  /** Changes that no server has stored yet. */
  unsent: number;
  /** Changes that will never be stored, because the session has ended or the board was closed. */
  lost: number;
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}

/** Reasons of a refused board that say more than that it is refused (TL-P.120, TL-W.53). */
const ENTRY_REFUSALS = new Set<BoardRefusalName | null>([
  "removed",
  "not_authenticated",
  "not_found",
  "too_many_requests",
]);
const REASON_ICONS = { observer: Eye, locked: Lock, ended: Eye, closed: Eye, read_only: Eye } as const;

/** The most urgent thing to say about a board, in one line; nothing while all is well. */
export function BoardStatus({ face, reason, refusal, problem, unsent, lost, onRetry, onDismiss }: BoardStatusProps) {
  const { t } = useTranslation(WHITEBOARD_NAMESPACE);
  const isRemoved = face === "refused" && refusal === "removed";
  const waits = unsent > 0 ? ` ${t(isRemoved ? "lost" : "unsent", { count: unsent })}` : "";
  if (problem)
    return (
      <Banner
        tone="amber"
        icon={TriangleAlert}
        end={<IconButton icon={X} label={t("problem.dismiss")} size="small" onClick={onDismiss} />}
      >
        {t(problem === "tooLarge" ? "refusal.too_long" : `problem.${problem}`)}
      </Banner>
    );
  if (face !== "connected") {
    const retry =
      onRetry && face !== "connecting" ? (
        <Button size="small" variant="soft" onClick={onRetry}>
          {t("connection.retry")}
        </Button>
      ) : null;
    return (
      <Banner
        tone={face === "refused" ? "red" : face === "connecting" ? "neutral" : "amber"}
        icon={face === "connecting" ? Spline : CloudOff}
        end={retry}
      >
        {t(face === "refused" && ENTRY_REFUSALS.has(refusal) ? `refusal.${refusal}` : `connection.${face}`)}
        {waits}
      </Banner>
    );
  }
  if (refusal)
    return (
      <Banner tone="amber" icon={TriangleAlert}>
        {t(refusal === "images_full" ? "problem.tooManyImages" : `refusal.${refusal}`)}
      </Banner>
    );
  if (lost > 0)
    return (
      <Banner tone="amber" icon={TriangleAlert}>
        {t(`reason.${reason ?? "ended"}`)} {t("lost", { count: lost })}
      </Banner>
    );
  if (!reason) return null;
  return (
    <Banner icon={REASON_ICONS[reason]}>
      {t(`reason.${reason}`)}
      {waits}
    </Banner>
  );
}
