/** The card's place is saved this long after it was moved (LS-9.13), in milliseconds. */
export const POSITION_SAVE_DELAY_MS = 300;
/** A question without a time limit is hidden after this long (LS-9.20), in milliseconds. */
export const AUTO_HIDE_MS = 8_000;
/** An arrow key moves the card this far, in pixels; with Shift four times as far. */
export const KEY_STEP_PX = 8;
export const KEY_STRIDE = 4;
