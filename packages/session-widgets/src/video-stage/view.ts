"use client";
export { type MediaOf, Tile, type TileProps } from "./view/video-stage.parts";
export type { VideoStageViewProps } from "./view/video-stage.types";
export { VideoStageView } from "./view/video-stage-view";
