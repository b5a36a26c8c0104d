"use client";
export { VideoStage, type VideoStageProps } from "./video-stage";
