import type { Handler } from "../../contract/handler.ts";
import { closeToolHandler } from "./close-tool.ts";
import { createSocketTicketHandler } from "./create-socket-ticket.ts";
import { createToolHandler } from "./create-tool.ts";
import { getToolsStatusHandler } from "./get-tools-status.ts";
import { listToolsHandler } from "./list-tools.ts";
import { updateToolHandler } from "./update-tool.ts";
import { visitToolHandler } from "./visit-tool.ts";

export const routes: readonly Handler[] = [
  listToolsHandler,
  createToolHandler,
  updateToolHandler,
  closeToolHandler,
  getToolsStatusHandler,
  visitToolHandler,
  createSocketTicketHandler,
];
