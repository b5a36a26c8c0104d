/** A module as the cards show it; shaped like the contract's `ModuleSummary` (held by `landing.contract.ts`). */
export interface ModuleCardData {
  id: string;
  title: string;
  objective: string;
  sessions: ReadonlyArray<{ key: string; title: string }>;
}

/** The loading state of the modules. */
export type ModulesContent =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; modules: readonly ModuleCardData[] };

/** The number of workshop titles on a card; the card counts the rest. */
export const NAMED_WORKSHOPS = 3;
