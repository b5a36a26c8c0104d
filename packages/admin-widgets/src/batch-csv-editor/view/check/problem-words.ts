import type { TFunction } from "i18next";
import type { BatchField } from "../../headless/batch.types";
import type { BatchProblem, LocalProblemKind, ProblemGroup } from "../../headless/problems/problem.types";

/** Words of a reason of the server; an unknown one has words of its own. */
export const reasonWords = (t: TFunction, reason: string | null) =>
  t(reason === null ? "reasons.unknown" : [`reasons.${reason}`, "reasons.unknown"]);

const NOT_KNOWN: readonly string[] = [
  "organisation_unknown",
  "institution_unknown",
  "language_unknown",
  "role_unknown",
];

/** Returns the problem of a cell in a few words that fit its second line. */
export function cellWords(t: TFunction, problem: BatchProblem): string {
  const { kind, suggestion, otherRow, limit, message } = problem;
  if (kind === "server") return reasonWords(t, message);
  if (kind === "custom") return message ?? t("reasons.unknown");
  if (NOT_KNOWN.includes(kind)) return suggestion === null ? t("cells.unknown") : t("cells.closest", { suggestion });
  if (kind === "email_typo") return t("cells.email_typo", { suggestion: suggestion ?? "" });
  return t(`cells.${kind}`, { row: otherRow ?? "", limit: limit ?? "" });
}

const ofField = (t: TFunction, field: BatchField | null) => (field === null ? "" : t(`fields.${field}`));

/** Title of a group of problems. */
export function groupTitle(t: TFunction, { kind, field, message }: ProblemGroup): string {
  if (kind === "server") return reasonWords(t, message);
  if (kind === "custom") return message ?? t("reasons.unknown");
  return t(`groups.${kind satisfies LocalProblemKind | "already_registered"}`, { field: ofField(t, field) });
}

/** Line under the title: values, or rows. */
export function groupDetail(t: TFunction, group: ProblemGroup, listed: (items: readonly string[]) => string): string {
  if (group.kind === "already_registered") return t("groups.already_registeredText");
  if (group.kind === "duplicate" || group.kind === "server") {
    const rest = group.count - group.rows.length;
    const rows = listed(group.rows.map(String));
    return rest > 0
      ? t("groups.duplicateRows", { rows: group.rows.join(", "), count: rest })
      : t("groups.rows", { rows });
  }
  const values = group.values.filter((value) => value !== "");
  if (values.length === 0) return t("groups.requiredText");
  return values.join(", ");
}
