/** First wait before asking for a new token after a drop, in milliseconds; doubled each time. */
export const RECONNECT_BASE_MS = 250;
/** Longest wait between two attempts, in milliseconds, so that people return within seconds of the server. */
export const RECONNECT_MAX_MS = 2_000;
/** Shortest and longest share of a wait after random jitter, so that a room does not reconnect in one burst. */
export const RECONNECT_JITTER = { from: 0.5, to: 1 } as const;
/** After this time away, in milliseconds, the connection counts as lost; attempts continue. */
export const LOST_AFTER_MS = 30_000;
/** Timeout for the server's reply to a reconnection, in milliseconds; without a network there is no reply. */
export const REPLY_WITHIN_MS = 5_000;
/** Timeout for connecting to the room, in milliseconds; a new attempt follows. */
export const CONNECT_WITHIN_MS = 10_000;
/** A room opened ahead of its dashboard is closed after this time, in milliseconds, unless it is taken. */
export const PREOPENED_ROOM_MS = 10_000;
/** Delay after joining before the session's state is requested again, in milliseconds (LS-5.12, LS-9.10). */
export const STATE_REQUEST_MS = 300;
/** Time for the event stream to deliver a hinted event before a refetch, in milliseconds (LS-D4.1). */
export const HINT_GRACE_MS = 500;
/** Shortest time between two refetches caused by hints, in milliseconds. */
export const HINT_REFETCH_INTERVAL_MS = 5_000;
/** Shortest time between two fetches of the people while an unconfirmed person is in the room, in milliseconds. */
export const ASK_ABOUT_STRANGERS_MS = 5_000;
