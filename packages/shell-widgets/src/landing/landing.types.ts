/** A module as the cards show it; shaped like the contract's `ModuleSummary` (held by `landing.contract.ts`). */
export interface ModuleCardData {
  id: string;
  title: string;
  objective: string;
  sessions: ReadonlyArray<{ key: string; title: string }>;
}

/** The modules as they load. */
export type ModulesContent =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; modules: readonly ModuleCardData[] };

/** Workshop titles a card names before it says how many there are. */
export const NAMED_WORKSHOPS = 3;
