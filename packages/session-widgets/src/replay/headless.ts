"use client";
export { type BoardMoment, type BoardTrack, createBoardTrack } from "./headless/board-track";
export { createPadTrack, type PadMoment, type PadTrack } from "./headless/pad-track";
export type { LatestChange, ReplayChange, ReplayFrame, ReplayTool } from "./headless/replay.types";
export { type ReplayKnowledge, type ReplayRefusal, replayRefusal } from "./headless/replay-refusal";
export { type ReplayTimes, timesOf } from "./headless/replay-rules";
export { createReplayStore, type ReplayState, type ReplayStore } from "./headless/replay-store";
