import { CodePad } from "../../code-pad";
import { ToolTab } from "../../tool-panel";

/** The session's code pads, one of them open. */
export function CodeTab({ sessionId }: { sessionId: number }) {
  return (
    <ToolTab sessionId={sessionId} kind="code">
      {(toolId) => <CodePad key={toolId} sessionId={sessionId} toolId={toolId} />}
    </ToolTab>
  );
}
