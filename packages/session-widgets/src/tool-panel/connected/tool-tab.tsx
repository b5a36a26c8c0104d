import { toolsQuery, toolsStatusQuery } from "@hotseat/api-client/queries";
import type { ToolKind } from "@hotseat/api-client/types";
import { useHotseat, useLocaleNamespace, useSessionStore } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { problemText, type SessionData, useSessionData } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import { loadToolMessages, TOOLS_NAMESPACE } from "../../tool-locales";
import { createChosenTools } from "../headless/chosen-tools";
import { openToolOf, rightsOf, type ToolVisitor, toolsOf } from "../headless/tool-panel-rules";
import { ToolPanelView } from "../view/tool-panel-view";
import { useToolActions } from "./use-tool-actions";
import { useVisit } from "./use-visit";

export interface ToolTabProps {
  sessionId: number;
  kind: ToolKind;
  /** The widget of the tool that is open, or that was closed while it was open here. */
  children: (toolId: string) => ReactNode;
}

const NOBODY: readonly never[] = [];

function visitorIn(data: SessionData | null) {
  return (attendeeId: number): ToolVisitor | null => {
    const fullName = data?.attendee(attendeeId)?.user.full_name;
    if (!data || fullName === undefined) return null;
    return {
      attendeeId,
      fullName,
      name: data.names.get(attendeeId) ?? fullName,
      isMe: attendeeId === data.me?.id,
    };
  };
}

/** The whiteboards or the code pads of a session, one of them open. */
export function ToolTab({ sessionId, kind, children }: ToolTabProps) {
  const { i18n } = useLocaleNamespace(TOOLS_NAMESPACE, loadToolMessages);
  const { client } = useHotseat();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const { data: list, error, refetch } = useQuery(toolsQuery(client, sessionId));
  const isRunning = data?.state.session_status === "IN_PROGRESS";
  // Nobody is in a tool of a session that does not run: the server refuses the question.
  const { data: status } = useQuery({ ...toolsStatusQuery(client, sessionId), enabled: isRunning });
  const chosen = useSessionStore(sessionId, "chosen-tools", createChosenTools);
  const chosenId = useStore(chosen, (state) => state[kind]);
  const actions = useToolActions(sessionId, kind, (toolId) => chosen.choose(kind, toolId));
  const tools = useMemo(
    () => (list ? toolsOf(list, kind, status?.places ?? NOBODY, visitorIn(data)) : NOBODY),
    [list, kind, status, data],
  );
  const open = openToolOf(tools, chosenId);
  const openId = open.status === "open" ? open.tool.id : null;
  // The first tool counts as chosen: the next one does not take its place under somebody's hands when it is closed.
  useEffect(() => {
    if (openId !== null) chosen.choose(kind, openId);
  }, [chosen, kind, openId]);
  // A tool that is closed while it is open here stays to be read, with what was not stored of it.
  const [shownId, setShownId] = useState(openId);
  if (openId !== null && openId !== shownId) setShownId(openId);
  const readId = openId ?? (open.status === "gone" && open.id === shownId ? shownId : null);
  useVisit(sessionId, isRunning ? openId : null);
  if (!list)
    return error ? (
      <RoomMessage inset kind="failed" detail={problemText(i18n, error)} onRetry={() => void refetch()} />
    ) : (
      <RoomMessage inset kind="loading" />
    );
  return (
    <ToolPanelView kind={kind} tools={tools} open={open} rights={rightsOf(list, kind)} {...actions}>
      {readId === null ? null : children(readId)}
    </ToolPanelView>
  );
}
