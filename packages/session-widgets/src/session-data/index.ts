"use client";
export { questionAskedNow } from "./featured-question";
export { type SessionData, type SessionDataResult, sessionDataOf, useSessionData } from "./use-session-data";
export { useSessionTexts } from "./use-session-texts";
