"use client";
export type { BoardCanvasProps, BoardCommand, BoardTool, CanvasControls, CanvasView } from "./view/board-canvas.types";
export { ExcalidrawBoard } from "./view/excalidraw-board";
