"use client";
export { ChangeQuestion, type ChangeQuestionProps } from "./change-question";
export { ExtraTime, type ExtraTimeProps } from "./extra-time";
export { OwnProfile, type OwnProfileProps } from "./own-profile";
export { ScenarioPart, type ScenarioPartProps } from "./scenario-part";
export { useComposedQuestions } from "./use-composed-questions";
