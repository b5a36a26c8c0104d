import type { Handler } from "../../contract/handler.ts";
import { clearRolesHandler } from "./clear-roles.ts";
import { controlFreeTimerHandler } from "./control-free-timer.ts";
import { featureQuestionHandler } from "./feature-question.ts";
import { getFreeTimerHandler } from "./get-free-timer.ts";
import { setAuthorityHandler } from "./set-authority.ts";
import { designateHandler } from "./set-designation.ts";

export const routes: readonly Handler[] = [
  designateHandler,
  clearRolesHandler,
  setAuthorityHandler,
  featureQuestionHandler,
  getFreeTimerHandler,
  controlFreeTimerHandler,
];
