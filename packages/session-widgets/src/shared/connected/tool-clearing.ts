import { useSessionStore } from "@hotseat/react";
import { useEffect } from "react";
import useLatestCallback from "use-latest-callback";

/** Clears an open tool as a change of its widget; false where it takes no change now. */
export type ClearOpenTool = () => boolean;

/** The open tools of a session that clear themselves, so that the undo of their widget brings the content back. */
export interface ToolClearing {
  /** Returns a function that removes the tool again. */
  add(toolId: string, clear: ClearOpenTool): () => void;
  /** False where the tool is not open on this page, or takes no change now. */
  clear(toolId: string): boolean;
  /** Nothing to stop; a store of a session has it. */
  dispose(): void;
}

export function createToolClearing(): ToolClearing {
  const open = new Map<string, ClearOpenTool>();
  return {
    add(toolId, clear) {
      open.set(toolId, clear);
      return () => {
        if (open.get(toolId) === clear) open.delete(toolId);
      };
    },
    clear: (toolId) => open.get(toolId)?.() ?? false,
    dispose: () => open.clear(),
  };
}

export const useToolClearing = (sessionId: number): ToolClearing =>
  useSessionStore(sessionId, "tool-clearing", createToolClearing);

/** Lets the tool panel clear this tool while it is open. */
export function useClearedByPanel(
  { sessionId, toolId }: { readonly sessionId: number; readonly toolId: string },
  clear: ClearOpenTool,
): void {
  const { add } = useToolClearing(sessionId);
  const latest = useLatestCallback(clear);
  useEffect(() => add(toolId, latest), [add, toolId, latest]);
}
