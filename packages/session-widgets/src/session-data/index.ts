"use client";
export { type Asked, askedOf, questionShown, timeOfQuestion } from "./featured-question";
export { problemText, refusalOf } from "./problem-text";
export { problemToast } from "./problem-toast";
export { reportProblem } from "./report-problem";
export {
  isNewHost,
  type SessionData,
  type SessionDataResult,
  seatedId,
  sessionDataOf,
  useSessionData,
} from "./use-session-data";
export { useSessionTexts } from "./use-session-texts";
