"use client";
export { type MediaOf, Tile, type TileProps } from "./view/video-stage.parts";
export { VideoStageView, type VideoStageViewProps } from "./view/video-stage-view";
