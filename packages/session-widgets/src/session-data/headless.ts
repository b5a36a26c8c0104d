"use client";
export {
  type Capability,
  type Designated,
  flagsOf,
  type LiveRights,
  type LiveRole,
  type PolicyPhase,
  policyPhaseOf,
  type Seat,
  type SessionFlags,
  shortNameOf,
  shortNames,
} from "./session-roles";
