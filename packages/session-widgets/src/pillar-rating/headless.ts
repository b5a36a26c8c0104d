"use client";
export type {
  CompleteRating,
  Pillar,
  PillarDraft,
  PillarPort,
  PillarRatingStatus,
  PillarSaveReply,
} from "./pillar-rating.types";
export { completeRating, EMPTY_RATING, ratedCount } from "./pillar-rating-rules";
export {
  createPillarRatingStore,
  type PillarRatingState,
  type PillarRatingStore,
  type PillarRatingStoreOptions,
  pillarDraftKey,
  readPillarDraft,
} from "./pillar-rating-store";
