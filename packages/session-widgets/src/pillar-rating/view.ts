"use client";
export { PILLAR_NAMES } from "./pillar-names";
export { PillarRatingView, type PillarRatingViewProps } from "./pillar-rating-view";
