import { PILLARS } from "@hotseat/api-client/constants";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type PillarDraft, readPillarDraft } from "../../pillar-rating/headless";
import type { DraftKeeper } from "../headless/draft-keeper";
import type { Draft, StoredEvaluation } from "../headless/evaluation.types";
import { EMPTY_DRAFT, sameDraft } from "../headless/evaluation-rules";
import type { KeptDraft } from "../headless/kept-draft";
import { joinOffers, mergeDrafts } from "../headless/merge-drafts";

export interface FormerPillars {
  storage: TextStorage;
  /** Where the former form of the pillars kept its draft about this person. */
  key: string;
  keeper: DraftKeeper;
  /** The server's version that the form opens with. */
  stored: StoredEvaluation | null;
}

/**
 * Pillars and questions had a form each, and the one of the pillars kept its draft on this device under a key of its own. Returns a
 * keeper that also reads that draft: it is put into the kept draft of the one form, or offered where that says something else. The
 * former key goes with the first write, or once nothing is left to keep. Returns null where there is no former draft.
 */
export function keeperWithPillars({ storage, key, keeper, stored }: FormerPillars): DraftKeeper | null {
  const former = readPillarDraft(storage, key);
  if (!former) return null;
  const removeFormer = () => forgiving(storage).removeItem(key);
  return {
    read: () => withPillars(draftOfPillars(former), keeper.read(), stored),
    write(kept) {
      const outcome = keeper.write(kept);
      if (outcome.kind === "written") removeFormer();
      return outcome;
    },
    forget() {
      keeper.forget();
      removeFormer();
    },
  };
}

function withPillars(former: Draft, found: KeptDraft | null, stored: StoredEvaluation | null): KeptDraft | null {
  const kept: KeptDraft = found ?? {
    draft: stored?.draft ?? EMPTY_DRAFT,
    base: stored && { updatedAt: stored.updatedAt, draft: stored.draft },
    offers: [],
  };
  const base = kept.base?.draft ?? EMPTY_DRAFT;
  const merged = mergeDrafts({ draft: kept.draft, base }, { draft: former, base: EMPTY_DRAFT });
  const offers = joinOffers(kept.offers, merged.offers);
  const isNew = !sameDraft(merged.draft, kept.draft) || offers.length > kept.offers.length;
  // Without `submits`: these are not the words that were submitted, so they are looked at first.
  return isNew ? { draft: merged.draft, base: kept.base, offers } : found;
}

function draftOfPillars({ ratings, comments }: PillarDraft): Draft {
  const rated = PILLARS.filter((pillar) => ratings[pillar] || comments[pillar]);
  const answers = rated.map((pillar) => [
    pillar,
    { score: ratings[pillar] ?? null, comment: String(comments[pillar] ?? "") },
  ]);
  return { overall: "", answers: Object.fromEntries(answers) };
}
