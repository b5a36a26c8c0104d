"use client";
export {
  type StageLayout,
  type StagePerson,
  type StageRole,
  type StageState,
  stageLayout,
  stageState,
} from "./headless/stage-rules";
export { useVideoStage, type VideoStageModel, type VideoStageOptions } from "./headless/use-video-stage";
