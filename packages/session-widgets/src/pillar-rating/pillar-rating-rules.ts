import { type CompleteRating, PILLARS, type Pillar, type PillarDraft } from "./pillar-rating.types";

export const EMPTY_RATING: PillarDraft = { ratings: {}, comments: {} };
/** Longest comment the server takes, in characters. */
export const MAX_PILLAR_COMMENT_LENGTH = 5_000;

export function ratedCount(draft: PillarDraft): number {
  return PILLARS.filter((pillar) => draft.ratings[pillar] !== undefined).length;
}

/** The draft as it can be sent: all five rated, empty comments left out; null while something is missing. */
export function completeRating(draft: PillarDraft): CompleteRating | null {
  const isComplete = ratedCount(draft) === PILLARS.length;
  const comments = Object.fromEntries(
    Object.entries(draft.comments).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
  const fits = Object.values(comments).every((text) => String(text).length <= MAX_PILLAR_COMMENT_LENGTH);
  return isComplete && fits ? { ratings: draft.ratings as Record<Pillar, number>, comments } : null;
}
