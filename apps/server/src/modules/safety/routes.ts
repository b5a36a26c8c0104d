import type { Handler } from "../../contract/handler.ts";
import { blockAttendeeHandler } from "./block-attendee.ts";
import { listMyBlocksHandler } from "./list-my-blocks.ts";
import { removeBlockHandler } from "./remove-block.ts";
import { reportAttendeeHandler } from "./report-attendee.ts";

export const routes: readonly Handler[] = [
  reportAttendeeHandler,
  blockAttendeeHandler,
  listMyBlocksHandler,
  removeBlockHandler,
];
