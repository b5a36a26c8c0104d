import { lazy } from "react";

/** Loads Excalidraw, which a board otherwise does when it is first drawn. Rejects when the code does not come. */
export const loadBoardCanvas = () => import("@hotseat/session-widgets/whiteboard/excalidraw");

/** Excalidraw, loaded when a board is shown and not before. */
export const BoardCanvas = lazy(async () => ({ default: (await loadBoardCanvas()).ExcalidrawBoard }));
