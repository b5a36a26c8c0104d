/** A module in full; shaped like the contract's `ModuleSummary` (held by `module-detail.contract.ts`). */
export interface DetailedModule {
  id: string;
  title: string;
  objective: string;
  description: string;
  skills: readonly string[];
  sessions: ReadonlyArray<{
    key: string;
    title: string;
    description: string;
    duration_minutes: number;
    suggested_attendees: number;
    questions: readonly string[];
  }>;
}

/** The state of the page. */
export type ModuleContent =
  | { status: "loading" }
  | { status: "unknown" }
  | { status: "failed"; detail: string | null }
  | { status: "ready"; module: DetailedModule };
