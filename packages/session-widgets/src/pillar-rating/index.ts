"use client";
export { PillarRating, type PillarRatingProps } from "./pillar-rating";
