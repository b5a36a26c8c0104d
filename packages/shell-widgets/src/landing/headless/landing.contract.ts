import type { ModuleSummary } from "@hotseat/api-client/types";
import type { ModuleCardData } from "./landing.types";

/** Fails to compile when the contract's module no longer fits what the card shows. */
export const moduleCardFits = (module: ModuleSummary): ModuleCardData => module;
