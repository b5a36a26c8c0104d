import type { BatchField } from "../batch.types";
import type { BatchProblem, ProblemKind } from "../problems/problem.types";

type Detail = Partial<Omit<BatchProblem, "kind" | "field" | "column">>;

/** Makes a problem of a field; what is left out is null. */
export type MakeProblem = (kind: ProblemKind, field: BatchField | null, detail?: Detail) => BatchProblem;

/** Makes problems for these columns. Those without a detail are one object for all rows. */
export function problemMaker(at: Readonly<Partial<Record<BatchField, number>>>): MakeProblem {
  const shared = new Map<string, BatchProblem>();
  const make: MakeProblem = (kind, field, detail) => ({
    kind,
    field,
    column: field === null ? null : (at[field] ?? null),
    suggestion: null,
    otherRow: null,
    limit: null,
    message: null,
    ...detail,
  });
  return (kind, field, detail) => {
    if (detail) return make(kind, field, detail);
    const key = `${kind}:${field}`;
    const known = shared.get(key) ?? make(kind, field);
    shared.set(key, known);
    return known;
  };
}
