"use client";
export { ChangeQuestionView, type ChangeQuestionViewProps } from "./change-question-view";
export { ComposeAgain, type ComposeAgainProps } from "./compose-again";
export { ExtraTimeView, type ExtraTimeViewProps } from "./extra-time-view";
export type { ExtraTimePercent, ProfileFace } from "./preparation-rules";
export { ProfileView, type ProfileViewProps } from "./profile-view";
export { type ListedQuestion, QuestionList, type QuestionListProps } from "./question-list";
export { ScenarioView, type ScenarioViewProps } from "./scenario-view";
