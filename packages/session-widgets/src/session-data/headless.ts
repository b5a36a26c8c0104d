"use client";
export {
  type Designated,
  flagsOf,
  type LiveRights,
  type PolicyPhase,
  policyPhaseOf,
  type Seat,
  type SessionFlags,
  shortNameOf,
  shortNames,
} from "./headless/session-roles";
