export { isCandidate, isParticipant } from "./headless/attendee-rules";
export { type PolicyPhase, policyPhaseOf } from "./headless/session-roles";
