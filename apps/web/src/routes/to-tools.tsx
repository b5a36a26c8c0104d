import { isHotseatError } from "@hotseat/api-client";
import { replayQuery, sessionQuery, toolsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { replayRefusal } from "@hotseat/session-widgets/replay/headless";
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
  const session = useQuery(sessionQuery(client, id));
  const known = { replay: session.data?.replay };
  // A refusal that is known already is not asked for: the browser would log it as an error.
  const isAsked = !session.isPending && replayRefusal({ ...known, code: null }) === null;
  const replay = useQuery({ ...replayQuery(client, id), enabled: isAsked });
  const code = isHotseatError(replay.error) ? replay.error.code : null;
  const isNotAgreed = replayRefusal({ ...known, code }) === "replay_not_agreed";
  const tools = useQuery({ ...toolsQuery(client, id), enabled: isNotAgreed, refetchInterval: false });
  const found = (isNotAgreed ? tools.data?.results : replay.data?.tools) ?? [];
  if (found.length === 0) return null;
  return children(`/interviews/${id}/replay`, t(isNotAgreed ? "app.over.tools" : "app.feedback.replay"));
}
