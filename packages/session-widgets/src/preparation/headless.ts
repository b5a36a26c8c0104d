"use client";
export {
  type ComposingFacts,
  EXTRA_TIME_PERCENTS,
  type ExtraTimePercent,
  type Hand,
  type HandFacts,
  handOf,
  isOpen,
  MAX_PROFILE_LENGTH,
  MAX_QUESTION_LENGTH,
  mayApprove,
  mayCompose,
  type ProfileFace,
  type ProfileFacts,
  profileFace,
  tooLongBy,
} from "./preparation-rules";
