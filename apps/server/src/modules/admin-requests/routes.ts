import type { Handler } from "../../contract/handler.ts";
import { decideJoinRequestsHandler } from "./decide-join-requests.ts";
import { getAdminRequestSummaryHandler } from "./get-request-summary.ts";
import { listAdminJoinRequestsHandler } from "./list-join-requests.ts";

export const routes: readonly Handler[] = [
  getAdminRequestSummaryHandler,
  listAdminJoinRequestsHandler,
  decideJoinRequestsHandler,
];
