import { COMMENT_MAX_LENGTH, PILLARS } from "@hotseat/api-client/constants";
import type { CompleteRating, Pillar, PillarDraft } from "./pillar-rating.types";

export const EMPTY_RATING: PillarDraft = { ratings: {}, comments: {} };

export function ratedCount(draft: PillarDraft): number {
  return PILLARS.filter((pillar) => draft.ratings[pillar] !== undefined).length;
}

/** The draft as it can be sent: all five rated, empty comments left out; null while something is missing. */
export function completeRating(draft: PillarDraft): CompleteRating | null {
  const isComplete = ratedCount(draft) === PILLARS.length;
  const comments = Object.fromEntries(
    Object.entries(draft.comments).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
  const fits = Object.values(comments).every((text) => String(text).length <= COMMENT_MAX_LENGTH);
  return isComplete && fits ? { ratings: draft.ratings as Record<Pillar, number>, comments } : null;
}
