import type { ToolKind } from "@hotseat/api-client/types";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { RoomMessage } from "../../session-data/view";
import { ToolTab } from "../../tool-panel";

interface WidgetProps {
  sessionId: number;
  toolId: string;
}

/** The widgets come when a tab is opened, never ahead: they are larger than the whole room. */
const WIDGETS: Readonly<Record<ToolKind, () => Promise<{ default: ComponentType<WidgetProps> }>>> = {
  whiteboard: async () => ({ default: (await import("../../whiteboard")).Whiteboard }),
  code: async () => ({ default: (await import("../../code-pad")).CodePad }),
};

export interface WorkspaceToolProps {
  sessionId: number;
  kind: ToolKind;
}

/** The whiteboards or the code pads of the session, one of them open. */
export function WorkspaceTool({ sessionId, kind }: WorkspaceToolProps) {
  // Made again with each opening: a widget that did not come is asked for once more.
  const [Widget] = useState(() => lazy(WIDGETS[kind]));
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
