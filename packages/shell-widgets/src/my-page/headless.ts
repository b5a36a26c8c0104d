"use client";

export type { MyList, PastSessions, WrittenEvaluation, WrittenEvaluations } from "./my-page.types";
export { meanScore, pastSessions } from "./my-page-rules";
