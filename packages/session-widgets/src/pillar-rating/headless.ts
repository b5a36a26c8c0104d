"use client";
export {
  type CompleteRating,
  PILLARS,
  type Pillar,
  type PillarDraft,
  type PillarPort,
  type PillarRatingStatus,
  type PillarSaveAnswer,
} from "./pillar-rating.types";
export { completeRating, EMPTY_RATING, MAX_PILLAR_COMMENT_LENGTH, ratedCount } from "./pillar-rating-rules";
export {
  createPillarRatingStore,
  type PillarRatingState,
  type PillarRatingStore,
  type PillarRatingStoreOptions,
  pillarDraftKey,
  readPillarDraft,
} from "./pillar-rating-store";
