import { ApiError } from "../../contract/errors.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Viewer } from "../../contract/viewer.ts";
import { handle } from "../../handle.ts";
import { admitToolsLocked, requireTool } from "./admit-tools.ts";
import { clearTool } from "./contract.ts";
import type { ToolKind } from "./tool-kinds.ts";
import { readOnlyReason, requireRight } from "./tool-rights.ts";

/** Clears what is in a tool as a change of this person, durable when it resolves. The caller has checked the right. */
export type ClearContent = (tool: { readonly id: string; readonly kind: ToolKind }, viewer: Viewer) => Promise<void>;

/** The content is cleared outside the transaction: the change goes through the instance that owns the document. */
export const clearToolHandler = (clearContent: ClearContent): Handler =>
  handle(clearTool, async ({ deps, viewer, params }) => {
    const tool = await deps.database.transaction(async (tx) => {
      const person = await admitToolsLocked(tx, deps, viewer, params.id);
      requireRight(person, "clear");
      const found = await requireTool(tx, params.id, params.toolId);
      if (readOnlyReason(person, found) !== null) throw new ApiError("tool_locked");
      return found;
    });
    await clearContent(tool, viewer);
    return { status: 204 };
  });
