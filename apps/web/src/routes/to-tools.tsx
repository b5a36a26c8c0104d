import { isHotseatError } from "@hotseat/api-client";
import { replayQuery, toolsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOpenSession } from "./session-context";

interface ToToolsProps {
  /** Draws the link. */
  children: (href: string, text: string) => ReactNode;
}

/** The link to the replay where everybody agreed to it, else to the board and the pad, to read; null where nothing was opened. */
export function ToTools({ children }: ToToolsProps) {
  const { id } = useOpenSession();
  const { client } = useHotseat();
  const { t } = useTranslation();
  const replay = useQuery(replayQuery(client, id));
  const isNotAgreed = isHotseatError(replay.error) && replay.error.code === "replay_not_agreed";
  const tools = useQuery({ ...toolsQuery(client, id), enabled: isNotAgreed, refetchInterval: false });
  const found = (isNotAgreed ? tools.data?.results : replay.data?.tools) ?? [];
  if (found.length === 0) return null;
  return children(`/interviews/${id}/replay`, t(isNotAgreed ? "app.over.tools" : "app.feedback.replay"));
}
