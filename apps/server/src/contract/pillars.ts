import { published } from "./published.ts";

export const PILLARS = published("PILLARS", "The five pillars that a person is rated on.", [
  "Expertise",
  "Agilité",
  "Collaboration",
  "Leadership",
  "Innovation",
]);
export type PillarName = (typeof PILLARS)[number];
