"use client";
export { absentCandidateAttributes } from "./absent-candidate.attributes";
export {
  ASKED_AGAIN_MS,
  absentNext,
  afterSkip,
  keptTime,
  myTurnWaits,
  type SwapChoice,
  swapChoices,
  turnStartsAt,
  untilAskedAgain,
} from "./absent-rules";
