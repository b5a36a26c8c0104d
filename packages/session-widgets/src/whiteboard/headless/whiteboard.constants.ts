/** Milliseconds between two reports of a changed scene (TL-W.27). */
export const SCENE_THROTTLE_MS = 200;
/** Milliseconds between two reports of one's pointer (LS-9.11). */
export const CURSOR_THROTTLE_MS = 80;
/** Milliseconds until a pointer that no longer moves is taken away. */
export const CURSOR_IDLE_MS = 10_000;
/** The number of different nonces: Excalidraw draws them as whole numbers from 0 to below this. */
export const NONCES = 2 ** 31;
/** The plugin's id in its instance record. */
export const WHITEBOARD_PLUGIN = "whiteboard";
/** Pixels of an image's longer side when it is put on the board. */
export const IMAGE_SIDE = 480;

/** The events at the host element: three go in, one comes out (TL-W.29). */
export const WB_REQUEST_SCENE = "wb:request-scene";
export const WB_APPLY_SCENE = "wb:apply-scene";
export const WB_APPLY_PRESENCE = "wb:apply-presence";
export const WB_SCENE_CHANGE = "wb:scene-change";
