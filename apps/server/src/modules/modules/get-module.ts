import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getModule } from "./contract.ts";
import { localiseModule } from "./localise-module.ts";

export const getModuleHandler = handle(getModule, async ({ deps, language, params }) => {
  const module = deps.content.module(params.moduleId);
  if (!module) throw new ApiError("module_not_found");
  return { status: 200, body: localiseModule(module, language) };
});
