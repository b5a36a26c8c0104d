export { type PolicyPhase, policyPhaseOf } from "./headless/session-roles";
