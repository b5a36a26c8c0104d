"use client";

export type {
  BlockedPeople,
  BlockedPerson,
  PastSessions,
  WrittenEvaluation,
  WrittenEvaluations,
} from "./my-page.types";
export { type MyPageLinks, MyPageView, type MyPageViewProps } from "./my-page-view";
