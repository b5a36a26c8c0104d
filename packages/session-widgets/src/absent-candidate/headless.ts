"use client";
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
