import type { Handler } from "../../contract/handler.ts";
import { deleteOwnAccountHandler } from "./delete-own-account.ts";
import { exportOwnDataHandler } from "./export-own-data.ts";

export const routes: readonly Handler[] = [exportOwnDataHandler, deleteOwnAccountHandler];
