import type { BatchField, BatchScope } from "../batch.types";
import type { BatchColumn } from "../editor.types";
import { plain } from "../mapping/field-synonyms";
import { closestIndex } from "./edit-distance";
import { type MakeProblem, problemMaker } from "./make-problem";
import { languageOf, roleOf } from "./value-names";

type Organisation = BatchScope["organisations"][number];
type Institution = BatchScope["institutions"][number];

/** Value that a name in a cell stands for. */
export interface NameMatch<Entry> {
  /** Every entry with this name; two organisations may each have an institution of the same name. */
  readonly found: readonly Entry[];
  /** Name of the most similar entry, where there is none of this name. */
  readonly closest: string | null;
}

/** Everything that the rules of one table need, prepared once. */
export interface RuleContext {
  readonly level: BatchScope["level"];
  /** Place in a row of each mapped field. */
  readonly at: Readonly<Partial<Record<BatchField, number>>>;
  readonly required: readonly BatchField[];
  readonly roles: ReadonlySet<string>;
  readonly languages: ReadonlySet<string>;
  /** E-mail addresses that look like a typo and are right. */
  readonly accepted: ReadonlySet<string>;
  readonly problemOf: MakeProblem;
  roleOf(value: string): string | null;
  languageOf(value: string): string | null;
  organisationOf(value: string): NameMatch<Organisation>;
  institutionOf(value: string): NameMatch<Institution>;
}

const MEMORY = 20_000;

/** Files repeat few names: each is looked up once. */
function remembered<Result>(find: (value: string) => Result): (value: string) => Result {
  const known = new Map<string, Result>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= MEMORY) known.clear();
    const result = find(value);
    known.set(value, result);
    return result;
  };
}

function matcher<Entry extends { readonly name: string }>(entries: readonly Entry[]) {
  const names = entries.map(({ name }) => plain(name));
  const byName = new Map<string, Entry[]>();
  entries.forEach((entry, index) => {
    const name = names[index] ?? "";
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  });
  return remembered((value: string): NameMatch<Entry> => {
    const name = plain(value);
    const found = byName.get(name) ?? [];
    const closest = found.length > 0 ? null : closestIndex(name, names);
    return { found, closest: closest === null ? null : (entries[closest]?.name ?? null) };
  });
}

/** Fields that are required where a template says nothing. */
export const REQUIRED_FIELDS: readonly BatchField[] = ["email", "full_name"];

/** Prepares the rules for these columns. */
export function ruleContext(
  scope: BatchScope,
  columns: readonly BatchColumn[],
  required: readonly BatchField[] = REQUIRED_FIELDS,
  accepted: ReadonlySet<string> = new Set(),
): RuleContext {
  const at: Partial<Record<BatchField, number>> = {};
  for (const { id, field } of columns) if (field) at[field] = id;
  return {
    level: scope.level,
    at,
    required: required.filter((field) => at[field] !== undefined),
    roles: new Set(scope.roles),
    languages: new Set(scope.languages),
    accepted,
    problemOf: problemMaker(at),
    roleOf: remembered(roleOf),
    languageOf: remembered(languageOf),
    organisationOf: matcher(scope.organisations),
    institutionOf: matcher(scope.institutions),
  };
}
