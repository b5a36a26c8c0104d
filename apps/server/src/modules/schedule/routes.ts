import type { Handler } from "../../contract/handler.ts";
import { answerSwapHandler, askToSwapHandler } from "./ask-to-swap.ts";
import { extendSegmentHandler } from "./extend-segment.ts";
import { getScheduleHandler } from "./get-schedule.ts";
import { getStateHandler } from "./get-state.ts";
import { holdSegmentHandler } from "./hold-segment.ts";
import { nextSegmentHandler } from "./next-segment.ts";
import { pauseScheduleHandler } from "./pause-schedule.ts";
import { seekSegmentHandler } from "./seek-segment.ts";
import { setFlowModeHandler } from "./set-flow-mode.ts";
import { startScheduleHandler } from "./start-schedule.ts";
import { swapTurnsHandler } from "./swap-turns.ts";

export const routes: readonly Handler[] = [
  getScheduleHandler,
  getStateHandler,
  startScheduleHandler,
  pauseScheduleHandler,
  nextSegmentHandler,
  seekSegmentHandler,
  swapTurnsHandler,
  askToSwapHandler,
  answerSwapHandler,
  extendSegmentHandler,
  holdSegmentHandler,
  setFlowModeHandler,
];
