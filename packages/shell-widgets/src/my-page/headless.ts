"use client";

export type {
  BlockedPeople,
  BlockedPerson,
  MyList,
  PastSessions,
  WrittenEvaluation,
  WrittenEvaluations,
} from "./my-page.types";
export { meanScore, pastSessions } from "./my-page-rules";
