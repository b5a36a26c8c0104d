"use client";
export { VideoStage, type VideoStageProps } from "./connected/video-stage";
