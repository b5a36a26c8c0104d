import type { Handler } from "../../contract/handler.ts";
import { getReplayHandler } from "./get-replay.ts";
import { getReplayImageHandler } from "./get-replay-image.ts";
import { listReplayChangesHandler } from "./list-replay-changes.ts";

export const routes: readonly Handler[] = [getReplayHandler, listReplayChangesHandler, getReplayImageHandler];
