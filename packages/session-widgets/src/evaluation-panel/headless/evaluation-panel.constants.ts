/** A draft is on this device at the latest this long after an edit, and on its way to the server this long after the last one (LS-4.43), in milliseconds. */
export const AUTOSAVE_DELAY_MS = 500;
/** How long to wait before trying again while the server cannot be reached, in milliseconds. */
export const RETRY_DELAY_MS = 5_000;
