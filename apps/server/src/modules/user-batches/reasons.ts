import { published } from "../../contract/published.ts";

export const BATCH_FIELDS = published("BATCH_FIELDS", "Fields of a row of an import, in the order of a template.", [
  "email",
  "full_name",
  "short_name",
  "role",
  "organisation",
  "institution",
  "language",
]);
export type BatchField = (typeof BATCH_FIELDS)[number];

export const BATCH_OUTCOMES = published(
  "BATCH_OUTCOMES",
  "Outcomes of a row of an import, in a check and after the import.",
  ["created", "updated", "unchanged", "conflict", "rejected", "skipped", "failed"],
);
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

/** Outcomes that stop an import under `all_or_nothing`. */
export const BAD_OUTCOMES: readonly BatchOutcome[] = ["conflict", "rejected", "failed"];

/** Reasons for which a row is not imported; each belongs to one outcome and to one field or the whole row. */
export const REASONS = {
  email_required: { outcome: "rejected", field: "email" },
  email_invalid: { outcome: "rejected", field: "email" },
  email_too_long: { outcome: "rejected", field: "email" },
  duplicate_in_file: { outcome: "rejected", field: "email" },
  full_name_required: { outcome: "rejected", field: "full_name" },
  full_name_too_long: { outcome: "rejected", field: "full_name" },
  full_name_has_address: { outcome: "rejected", field: "full_name" },
  short_name_too_long: { outcome: "rejected", field: "short_name" },
  short_name_has_address: { outcome: "rejected", field: "short_name" },
  role_unknown: { outcome: "rejected", field: "role" },
  role_not_allowed: { outcome: "rejected", field: "role" },
  own_role: { outcome: "rejected", field: "role" },
  organisation_unknown: { outcome: "rejected", field: "organisation" },
  organisation_required: { outcome: "rejected", field: "organisation" },
  institution_unknown: { outcome: "rejected", field: "institution" },
  institution_ambiguous: { outcome: "rejected", field: "institution" },
  institution_required: { outcome: "rejected", field: "institution" },
  institution_not_allowed: { outcome: "rejected", field: "institution" },
  language_unknown: { outcome: "rejected", field: "language" },
  not_permitted: { outcome: "rejected", field: null },
  belongs_elsewhere: { outcome: "conflict", field: "email" },
  waits_for_approval: { outcome: "conflict", field: "email" },
  account_disabled: { outcome: "conflict", field: "email" },
  changed_meanwhile: { outcome: "conflict", field: null },
  other_rows_bad: { outcome: "skipped", field: null },
  cancelled: { outcome: "skipped", field: null },
  provider_unavailable: { outcome: "failed", field: null },
} as const satisfies Record<string, { readonly outcome: BatchOutcome; readonly field: BatchField | null }>;

export type BatchReason = keyof typeof REASONS;
export const BATCH_REASONS = Object.keys(REASONS) as BatchReason[];
