import type { ModuleSummary } from "@hotseat/api-client/types";
import type { DetailedModule } from "./module-detail.types";

/** Fails to compile when the contract's module no longer fits what the page shows. */
export const detailedModuleFits = (module: ModuleSummary): DetailedModule => module;
