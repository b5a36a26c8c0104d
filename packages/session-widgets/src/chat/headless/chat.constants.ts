import { MINUTE_MS } from "@hotseat/core/durations";

/** From this many left on, the field says how many. */
export const LENGTH_SHOWN_FROM = 100;
/** Messages of one person within this span stand together, in milliseconds. */
export const GROUP_SPAN_MS = 5 * MINUTE_MS;
/** Within this many pixels of its end the list follows new messages. */
export const END_TOLERANCE_PX = 48;
/** Messages not sent that are kept on this device. */
export const MAX_OUTGOING = 50;
