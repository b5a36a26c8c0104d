import type { Handler } from "../../contract/handler.ts";
import { getModuleHandler } from "./get-module.ts";
import { listModulesHandler } from "./list-modules.ts";

export const routes: readonly Handler[] = [listModulesHandler, getModuleHandler];
