"use client";
export {
  type StageLayout,
  type StagePerson,
  type StageRole,
  type StageState,
  stageLayout,
  stageState,
} from "./stage-rules";
export { stageAttributes } from "./video-stage.attributes";
