import { ToolTab } from "../../tool-panel";
import { Whiteboard } from "../../whiteboard";

/** The session's whiteboards, one of them open. */
export function BoardTab({ sessionId }: { sessionId: number }) {
  return (
    <ToolTab sessionId={sessionId} kind="whiteboard">
      {(toolId) => <Whiteboard key={toolId} sessionId={sessionId} toolId={toolId} />}
    </ToolTab>
  );
}
