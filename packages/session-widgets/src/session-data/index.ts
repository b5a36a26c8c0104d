"use client";
export { type SessionData, type SessionDataResult, sessionDataOf, useSessionData } from "./use-session-data";
export { questionAskedNow } from "./featured-question";
export { useSessionTexts } from "./use-session-texts";
