"use client";
export { questionAskedNow, timeOfQuestion } from "./featured-question";
export { problemText, refusalOf } from "./problem-text";
export { reportProblem } from "./report-problem";
export { type SessionData, type SessionDataResult, sessionDataOf, useSessionData } from "./use-session-data";
export { useSessionTexts } from "./use-session-texts";
