import { toolsQuery } from "@hotseat/api-client/queries";
import type { ToolKind } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { usePrefetchQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { RoomMessage } from "../../session-data/view";
import { ToolTab } from "../../tool-panel";

interface WidgetProps {
  sessionId: number;
  toolId: string;
}

type Widget = Promise<{ default: ComponentType<WidgetProps> }>;

/** The widgets come when a tab is opened, never ahead: they are larger than the whole room. */
const WIDGETS: Readonly<Record<ToolKind, () => Widget>> = {
  async whiteboard() {
    const [{ Whiteboard }, { loadBoardCanvas }] = await Promise.all([
      import("../../whiteboard"),
      import("../../whiteboard/view"),
    ]);
    // The largest part loads beside the list of tools. The board asks for it again, and shows a failure.
    loadBoardCanvas().catch(() => undefined);
    return { default: Whiteboard };
  },
  code: async () => ({ default: (await import("../../code-pad")).CodePad }),
};

/** Begins to load a widget, beside the list of tools. */
function startWidget(kind: ToolKind) {
  const first = WIDGETS[kind]();
  // `lazy` throws a failure where the widget is drawn, which may be later: until then nobody else handles it.
  first.catch(() => undefined);
  return lazy(() => first);
}

export interface WorkspaceToolProps {
  sessionId: number;
  kind: ToolKind;
}

/** The whiteboards or the code pads of the session, one of them open. */
export function WorkspaceTool({ sessionId, kind }: WorkspaceToolProps) {
  const { client } = useHotseat();
  usePrefetchQuery(toolsQuery(client, sessionId));
  // Made again with each opening: a widget that did not come is asked for once more.
  const [Widget] = useState(() => startWidget(kind));
  return (
    <ToolTab sessionId={sessionId} kind={kind}>
      {(toolId) => (
        <Suspense fallback={<RoomMessage inset kind="loading" />}>
          <Widget sessionId={sessionId} toolId={toolId} />
        </Suspense>
      )}
    </ToolTab>
  );
}
