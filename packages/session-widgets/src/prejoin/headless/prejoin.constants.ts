/** The short name is saved this long after the last edit, in milliseconds. */
export const NAME_SAVE_DELAY_MS = 600;
/** Between a successful start and the join, in milliseconds. */
export const START_THEN_JOIN_MS = 1_200;
/** How often a refused join is tried again, and the wait per attempt in milliseconds. */
export const JOIN_RETRIES = 2;
export const JOIN_RETRY_STEP_MS = 400;
/** The tone of the speaker test, in hertz and milliseconds. */
export const SPEAKER_TONE = { frequencyHz: 440, durationMs: 600 } as const;
/** Above this level, of 1, somebody is heard. */
export const HEARD_LEVEL = 0.08;

/** The one toast about the way in; the room puts it away, since nothing is left to say there. */
export const JOIN_TOAST = "hotseat.joining";
/** Longest time that drawing the dashboard waits for the room's first steps, in milliseconds. */
export const FIRST_STEPS_MS = 150;
/** Longest time that what the press will need waits for a quiet moment, in milliseconds. */
export const READY_WITHIN_MS = 500;
/** The network is checked this long after the devices have answered, in milliseconds: whoever joins at once is not slowed down. */
export const CHECK_AFTER_MS = 3_000;
