import type { Handler } from "../../contract/handler.ts";
import { type ClearContent, clearToolHandler } from "./clear-tool.ts";
import { closeToolHandler } from "./close-tool.ts";
import { createSocketTicketHandler } from "./create-socket-ticket.ts";
import { createToolHandler } from "./create-tool.ts";
import { getToolsStatusHandler } from "./get-tools-status.ts";
import { listToolsHandler } from "./list-tools.ts";
import { updateToolHandler } from "./update-tool.ts";
import { visitToolHandler } from "./visit-tool.ts";

/** The calls of tools; `clearContent` reaches the content, which the sockets keep. */
export const toolRoutes = (clearContent: ClearContent): readonly Handler[] => [
  listToolsHandler,
  createToolHandler,
  updateToolHandler,
  closeToolHandler,
  clearToolHandler(clearContent),
  getToolsStatusHandler,
  visitToolHandler,
  createSocketTicketHandler,
];
