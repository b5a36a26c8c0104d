import type { Handler } from "../../contract/handler.ts";
import {
  createInstitutionBatchHandler,
  createOrganisationBatchHandler,
  createPlatformBatchHandler,
} from "./create-batch.ts";
import { putBatchRowsHandler } from "./put-rows.ts";
import {
  getBatchHandler,
  listBatchRowsHandler,
  listInstitutionBatchesHandler,
  listOrganisationBatchesHandler,
  listPlatformBatchesHandler,
} from "./read-batches.ts";
import { cancelBatchHandler, checkBatchHandler, startBatchHandler, undoBatchHandler } from "./steer-batch.ts";

export const routes: readonly Handler[] = [
  createPlatformBatchHandler,
  createOrganisationBatchHandler,
  createInstitutionBatchHandler,
  listPlatformBatchesHandler,
  listOrganisationBatchesHandler,
  listInstitutionBatchesHandler,
  getBatchHandler,
  putBatchRowsHandler,
  listBatchRowsHandler,
  checkBatchHandler,
  startBatchHandler,
  cancelBatchHandler,
  undoBatchHandler,
];
