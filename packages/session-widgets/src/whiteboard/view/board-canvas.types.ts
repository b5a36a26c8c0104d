import type { MutableRefObject } from "react";
import type { BoardPointer, BoardSurface } from "../headless";
import type { BoardCommand } from "./excalidraw-keys";

export type { BoardCommand } from "./excalidraw-keys";

/** A drawing tool; `image` is no tool but a button. */
export type BoardTool =
  | "hand"
  | "selection"
  | "rectangle"
  | "ellipse"
  | "arrow"
  | "line"
  | "freedraw"
  | "text"
  | "eraser";

/** The state of the canvas that the toolbar shows. */
export interface CanvasView {
  readonly tool: BoardTool;
  /** 1 is 100 %. */
  readonly zoom: number;
  readonly scrollX: number;
  readonly scrollY: number;
  readonly stroke: string;
  readonly hasSelection: boolean;
}

/** The actions of the toolbar on the canvas. */
export interface CanvasControls {
  setTool(tool: BoardTool): void;
  setStroke(colour: string): void;
  do(command: BoardCommand): void;
  focus(): void;
}

export interface BoardCanvasProps {
  /** Where the fonts are: a path of this site, or an address, with a slash at its end. */
  assetPath: string;
  /** The canvas's accessible name, with how to use it by keyboard. */
  label: string;
  language: string;
  appearance: "light" | "dark";
  isReadOnly: boolean;
  onReady: (surface: BoardSurface) => () => void;
  onChange: () => void;
  onPointer: (pointer: BoardPointer | null) => void;
  onView: (view: CanvasView) => void;
  /** Elements from the clipboard, not yet through the gate. */
  onPasted: (elements: readonly unknown[], files: unknown) => void;
  controls?: MutableRefObject<CanvasControls | null>;
}
