/** A note is saved this long after the last key, in milliseconds; this device has it at once. */
export const NOTE_SAVE_MS = 400;
/** While the server does not respond, the next try comes after this, in milliseconds. */
export const NOTE_RETRY_MS = 5000;
/** The id of the one sheet this widget writes, so that two tabs begin the same one. */
export const SHEET_ID = "7c0e4f0a-5c1d-4b7e-9a58-1f1c8b6f5a10";
