"use client";
export { type MediaOf, Tile, type TileProps } from "./video-stage.parts";
export { VideoStageView, type VideoStageViewProps } from "./video-stage-view";
