import { toolsQuery } from "@hotseat/api-client/queries";
import type { ToolKind } from "@hotseat/api-client/types";
import { type Hotseat, preloadNamespace, useHotseat } from "@hotseat/react";
import { usePrefetchQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { RoomMessage } from "../../session-data/view";
import { useLoaded } from "../../shared/view/use-loaded";
import { loadToolMessages, TOOLS_NAMESPACE } from "../../tool-locales";
import { ToolTab } from "../../tool-panel";
import { loadWhiteboardMessages, WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";

interface WidgetProps {
  sessionId: number;
  toolId: string;
}

/** The widgets come when a tab is opened, never ahead: they are larger than the whole room. Their texts load beside them. */
const WIDGETS: Readonly<Record<ToolKind, (hotseat: Hotseat) => Promise<ComponentType<WidgetProps>>>> = {
  async whiteboard(hotseat) {
    const [{ Whiteboard }, { loadBoardCanvas }] = await Promise.all([
      import("../../whiteboard"),
      import("../../whiteboard/view"),
      preloadNamespace(hotseat, WHITEBOARD_NAMESPACE, loadWhiteboardMessages),
    ]);
    // The largest part loads beside the list of tools. The board asks for it again, and shows a failure.
    loadBoardCanvas().catch(() => undefined);
    return Whiteboard;
  },
  async code(hotseat) {
    const { CodePad, loadCodePadTexts } = await import("../../code-pad");
    await loadCodePadTexts(hotseat);
    return CodePad;
  },
};

export interface WorkspaceToolProps {
  sessionId: number;
  kind: ToolKind;
}

/** The whiteboards or the code pads of the session, one of them open. */
export function WorkspaceTool({ sessionId, kind }: WorkspaceToolProps) {
  const hotseat = useHotseat();
  usePrefetchQuery(toolsQuery(hotseat.client, sessionId));
  const { value: hasTexts } = useLoaded(async () => {
    await preloadNamespace(hotseat, TOOLS_NAMESPACE, loadToolMessages);
    return true;
  });
  const { value: Widget } = useLoaded(() => WIDGETS[kind](hotseat));
  if (!hasTexts) return <RoomMessage inset kind="loading" />;
  return (
    <ToolTab sessionId={sessionId} kind={kind}>
      {(toolId) => (Widget ? <Widget sessionId={sessionId} toolId={toolId} /> : <RoomMessage inset kind="loading" />)}
    </ToolTab>
  );
}
