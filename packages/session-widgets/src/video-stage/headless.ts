"use client";
export { type StageLayout, stageLayout, type StagePerson, type StageRole, type StageState, stageState } from "./stage-rules";
export { stageAttributes } from "./video-stage.attributes";
