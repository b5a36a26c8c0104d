import { lazy } from "react";

/** Excalidraw, loaded when a board is shown and not before. */
export const BoardCanvas = lazy(async () => ({
  default: (await import("@hotseat/session-widgets/whiteboard/excalidraw")).ExcalidrawBoard,
}));
