import type { Draft, EvaluationStatus, StoredEvaluation } from "./evaluation.types";
import { EMPTY_DRAFT, sameDraft } from "./evaluation-rules";
import type { EvaluationState } from "./evaluation-store.types";
import type { KeptDraft } from "./kept-draft";
import { joinOffers, leftOver, mergeDrafts } from "./merge-drafts";

/** What is said when nothing waits to be saved. */
export function restingStatus(stored: StoredEvaluation | null): EvaluationStatus {
  return stored?.status === "SUBMITTED"
    ? { kind: "submitted", at: stored.updatedAt }
    : { kind: "saved", at: stored?.updatedAt ?? null };
}

export interface Opening {
  state: EvaluationState;
  /** What this device kept: still to be submitted or saved, known to the server (so it can be forgotten), or left as it is. */
  kept: "unsubmitted" | "unsaved" | "forget" | "leave";
}

/** An evaluation as it opens: the server's version, with what this device kept merged in. */
export function openingOf(stored: StoredEvaluation | null, kept: KeptDraft | null): Opening {
  const draft: Draft = stored?.draft ?? EMPTY_DRAFT;
  const status = restingStatus(stored);
  if (!kept) return { state: { draft, status, offers: [] }, kept: "leave" };
  const base = kept.base?.draft ?? EMPTY_DRAFT;
  if (stored?.status === "SUBMITTED") {
    const offers = joinOffers(kept.offers, leftOver(draft, { draft: kept.draft, base }));
    return { state: { draft, status, offers }, kept: "leave" };
  }
  const merged = mergeDrafts({ draft: kept.draft, base }, { draft, base });
  const offers = joinOffers(kept.offers, merged.offers);
  // Words that came from elsewhere since are not what was submitted: they are looked at first.
  if (kept.submits && sameDraft(merged.draft, kept.draft))
    return { state: { draft: merged.draft, status: { kind: "editing" }, offers }, kept: "unsubmitted" };
  if (sameDraft(merged.draft, draft))
    return { state: { draft, status, offers }, kept: offers.length === 0 ? "forget" : "leave" };
  return { state: { draft: merged.draft, status: { kind: "editing" }, offers }, kept: "unsaved" };
}
