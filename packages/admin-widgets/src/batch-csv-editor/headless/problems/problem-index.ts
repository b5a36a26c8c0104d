import type { BatchProblem } from "./problem.types";

const NONE: readonly BatchProblem[] = [];

/** Many rows share a problem: its key is made once. */
const ids = new WeakMap<BatchProblem, string>();

/** Key of the group that a problem is repaired with. */
export function groupIdOf(problem: BatchProblem): string {
  const known = ids.get(problem);
  if (known !== undefined) return known;
  const { kind, field, message } = problem;
  const id = `${kind}:${field ?? ""}:${message ?? ""}`;
  ids.set(problem, id);
  return id;
}

interface Members {
  readonly example: BatchProblem;
  readonly rows: Set<number>;
}

/** Problems by row, and rows by group. A change of one row costs as much as that row has problems. */
export class ProblemIndex {
  readonly #byRow = new Map<number, readonly BatchProblem[]>();
  readonly #groups = new Map<string, Members>();

  set(row: number, problems: readonly BatchProblem[]): void {
    const before = this.#byRow.get(row) ?? NONE;
    if (before.length === 0 && problems.length === 0) return;
    for (const problem of before) this.#remove(row, groupIdOf(problem));
    for (const problem of problems) this.#add(row, problem);
    if (problems.length === 0) this.#byRow.delete(row);
    else this.#byRow.set(row, problems);
  }

  #remove(row: number, id: string): void {
    const members = this.#groups.get(id);
    members?.rows.delete(row);
    if (members?.rows.size === 0) this.#groups.delete(id);
  }

  #add(row: number, problem: BatchProblem): void {
    const id = groupIdOf(problem);
    const members = this.#groups.get(id);
    if (members) members.rows.add(row);
    else this.#groups.set(id, { example: problem, rows: new Set([row]) });
  }

  of(row: number): readonly BatchProblem[] {
    return this.#byRow.get(row) ?? NONE;
  }

  /** Number of rows with a problem. */
  get size(): number {
    return this.#byRow.size;
  }

  has(row: number): boolean {
    return this.#byRow.has(row);
  }

  groups(): ReadonlyMap<string, { readonly example: BatchProblem; readonly rows: ReadonlySet<number> }> {
    return this.#groups;
  }

  clear(): void {
    this.#byRow.clear();
    this.#groups.clear();
  }
}
