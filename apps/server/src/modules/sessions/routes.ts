import type { Handler } from "../../contract/handler.ts";
import { cancelSessionHandler } from "./cancel-session.ts";
import { createSessionHandler } from "./create-session.ts";
import { endSessionHandler } from "./end-session.ts";
import { getPageDataHandler } from "./get-page-data.ts";
import { getSessionHandler } from "./get-session.ts";
import { joinCallHandler } from "./join-call.ts";
import {
  listAvailableHandler,
  listMineHandler,
  listRecommendedHandler,
  listSessionsHandler,
  listTimelineHandler,
} from "./list-catalogue.ts";
import { openCheckRoomHandler } from "./open-check-room.ts";
import { previewAgendaHandler } from "./preview-agenda.ts";
import { startSessionHandler } from "./start-session.ts";
import { updateSessionHandler } from "./update-session.ts";

export const routes: readonly Handler[] = [
  listSessionsHandler,
  createSessionHandler,
  previewAgendaHandler,
  getSessionHandler,
  updateSessionHandler,
  getPageDataHandler,
  startSessionHandler,
  endSessionHandler,
  cancelSessionHandler,
  listAvailableHandler,
  listMineHandler,
  listRecommendedHandler,
  listTimelineHandler,
  joinCallHandler,
  openCheckRoomHandler,
];
