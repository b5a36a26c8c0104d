import { handle } from "../../handle.ts";
import { listModules } from "./contract.ts";
import { localiseModule } from "./localise-module.ts";

export const listModulesHandler = handle(listModules, async ({ deps, language }) => {
  const results = deps.content.modules.map((module) => localiseModule(module, language));
  return { status: 200, body: { results, next: null, previous: null, count: results.length } };
});
