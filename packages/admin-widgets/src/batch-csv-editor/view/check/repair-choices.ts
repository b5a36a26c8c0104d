import type { TFunction } from "i18next";
import type { BatchField, BatchScope } from "../../headless/batch.types";
import type { ProblemGroup } from "../../headless/problems/problem.types";

interface Choice {
  readonly value: string;
  readonly label: string;
}

const named = (name: string): Choice => ({ value: name, label: name });

/** Values that a field may have in this scope; empty where it is any text. */
const CHOICES: Partial<Readonly<Record<BatchField, (scope: BatchScope, t: TFunction) => readonly Choice[]>>> = {
  role: ({ roles }, t) => roles.map((value) => ({ value, label: t(`role.${value}`) })),
  organisation: ({ organisations }) => organisations.map(({ name }) => named(name)),
  institution: ({ institutions }) => [...new Set(institutions.map(({ name }) => name))].map(named),
  language: ({ languages }) => languages.map(named),
};

/** Values that a group can be repaired with. */
export function choicesOf({ field }: ProblemGroup, scope: BatchScope, t: TFunction): readonly Choice[] {
  return (field && CHOICES[field]?.(scope, t)) ?? [];
}
