"use client";
export {
  type Asked,
  askedQuestion,
  questionShown,
  queuedQuestionId,
  timeOfQuestion,
} from "./connected/featured-question";
export { problemText, refusalOf } from "./connected/problem-text";
export { problemToast } from "./connected/problem-toast";
export { reportProblem } from "./connected/report-problem";
export {
  interviewerNow,
  isNewHost,
  type SessionData,
  type SessionDataResult,
  seatedId,
  useSessionData,
} from "./connected/use-session-data";
export { useSessionTexts } from "./connected/use-session-texts";
