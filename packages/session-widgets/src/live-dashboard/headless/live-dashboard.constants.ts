/** The layout is saved this long after the last change, in milliseconds. */
export const LAYOUT_SAVE_MS = 300;
/** Width of the stage at first, in pixels: three thumbnails fit. */
export const STAGE_WIDTH = 616;
/** Its least width: two thumbnails fit. */
export const STAGE_WIDTH_MIN = 416;
/** The minimum width of the workspace, in pixels. */
export const WORKSPACE_WIDTH_MIN = 400;
/** The width of the splitter between them, in pixels. */
export const SPLITTER_WIDTH = 12;
/** The window of a popped-out panel, in pixels (LS-9.25). */
export const POP_OUT_SIZE = { width: 600, height: 700 } as const;
