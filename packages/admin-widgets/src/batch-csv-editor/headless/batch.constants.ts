/** Limits of a file. A file beyond one is refused before it is decoded, or as soon as the limit is passed. */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;
export const COLUMNS_MAX = 200;
export const CELL_MAX_LENGTH = 1024 * 1024;
export const ROWS_MAX = 100_000;

/** Name of the downloaded file. */
export const DEFAULT_FILE_NAME = "edited_users.csv";

/** Most characters of a table that is kept over a reload; browsers keep about five million for a whole site. */
export const KEPT_MAX_LENGTH = 2_000_000;

/** Commands and changed rows that can be undone. */
export const UNDO_MAX_COMMANDS = 200;
export const UNDO_MAX_ROWS = 200_000;

/** Rows and values that a group of problems shows. */
export const GROUP_SAMPLES = 3;

/** Longest piece of work on the page's thread, in milliseconds, before the browser may paint. */
export const SLICE_MS = 8;

/** Pause after the last edit before its rows are compared with the stored people, in milliseconds. */
export const CHECK_DELAY_MS = 800;

/** Pause after the last edit before the work is kept, in milliseconds. */
export const KEEP_DELAY_MS = 1000;
