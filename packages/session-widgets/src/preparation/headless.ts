"use client";
export {
  type ComposingFacts,
  type ExtraTimePercent,
  type Hand,
  type HandFacts,
  handOf,
  isOpen,
  mayApprove,
  mayCompose,
  type ProfileFace,
  type ProfileFacts,
  profileFace,
  tooLongBy,
} from "./preparation-rules";
