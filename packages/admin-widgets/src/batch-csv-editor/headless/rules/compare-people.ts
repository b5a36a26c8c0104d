import type { BatchDifference, BatchField, BatchRow, BatchRowResult, KnownPerson } from "../batch.types";

/** People to compare rows with. */
export interface KnownPeople {
  /** Outcome that an import of this row would have: create, update with these differences, or nothing. */
  compare(row: BatchRow): BatchRowResult;
}

/** Prepares people for comparisons by e-mail, without case. */
export function knownPeople(people: readonly KnownPerson[]): KnownPeople {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  return {
    compare({ row, values }) {
      const person = byEmail.get(values.email ?? "");
      const differences = person ? differencesOf(values, person) : [];
      const outcome = !person ? "created" : differences.length > 0 ? "updated" : "unchanged";
      return { row, outcome, reason: null, field: null, differences };
    },
  };
}

/** Fields of the row that differ from the stored person's. An empty cell changes nothing. */
function differencesOf(values: BatchRow["values"], person: KnownPerson): BatchDifference[] {
  const differences: BatchDifference[] = [];
  for (const field of Object.keys(values) as BatchField[]) {
    const [from, to] = [person[field] ?? null, values[field] ?? ""];
    if (field !== "email" && to !== "" && to !== from) differences.push({ field, from, to });
  }
  return differences;
}
