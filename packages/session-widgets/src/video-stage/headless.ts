"use client";
export {
  type StageLayout,
  type StagePerson,
  type StageRole,
  type StageState,
  stageLayout,
  stageState,
} from "./headless/stage-rules";
