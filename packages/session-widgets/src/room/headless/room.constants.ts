/** First wait before asking for a new token after a drop, in milliseconds; doubled each time. */
export const RECONNECT_BASE_MS = 250;
/** Longest wait between two attempts, so that people are back within seconds of the server. */
export const RECONNECT_MAX_MS = 2_000;
/** Shortest and longest share of a wait that chance leaves over, so that a room does not return in one burst. */
export const RECONNECT_JITTER = { from: 0.5, to: 1 } as const;
/** Away for longer than this, the connection counts as lost; attempts go on. */
export const LOST_AFTER_MS = 30_000;
/** The server's answer to coming back is waited for this long, in milliseconds; a line that went dark gives none. */
export const ANSWER_WITHIN_MS = 5_000;
/** Coming into the room is waited for this long, in milliseconds, before it is tried anew. */
export const CONNECT_WITHIN_MS = 10_000;
/** A room opened ahead of its dashboard waits this long for it, in milliseconds. */
export const DOOR_MS = 10_000;
/** The session's state is asked for again this long after joining, in milliseconds (LS-5, LS-9). */
export const STATE_REQUEST_MS = 300;
/** A hint newer than what the event stream has brought is waited for this long before refetching (LS-D4). */
export const HINT_GRACE_MS = 500;
/** Hints cause one refetch in this time at most, in milliseconds, however many come. */
export const HINT_REFETCH_INTERVAL_MS = 5_000;
/** While somebody is in the room whom the list of people does not confirm, it is fetched again this often at most, in milliseconds. */
export const ASK_ABOUT_STRANGERS_MS = 5_000;
