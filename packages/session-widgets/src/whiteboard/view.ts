"use client";
export { BoardCanvas, loadBoardCanvas } from "./view/board-canvas";
export type { BoardFace, BoardReason, BoardRefusalName } from "./view/board-status";
export { WhiteboardView, type WhiteboardViewProps } from "./view/whiteboard-view";
