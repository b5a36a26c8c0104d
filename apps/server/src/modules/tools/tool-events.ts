import { sessionStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../events/server-event.ts";

type ToolChange = Extract<NewEvent, { type: "tool.update" }>["data"]["change"];

/** A change of the session's tools; the readers fetch what it is (LS-7.26). */
export function toolEvent(
  tool: { readonly id: string; readonly sessionId: number },
  change: ToolChange,
  actor: string | null,
): NewEvent {
  return {
    stream: sessionStream(tool.sessionId),
    type: "tool.update",
    actor,
    data: { session_id: tool.sessionId, tool_id: tool.id, change },
  };
}
