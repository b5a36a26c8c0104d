/** Elements of one board that are not deleted. */
export const ELEMENTS_MAX = 50_000;

/** Characters of the elements of one board that are not deleted, written as JSON. */
export const SCENE_MAX_CHARACTERS = 48 * 1024 * 1024;

/** Points of one stroke, line or arrow. */
export const POINTS_MAX = 10_000;

/** UTF-16 code units of one text. */
export const TEXT_MAX_LENGTH = 20_000;

/** Elements in one message of a client, in all its edits. */
export const DELTA_MAX_ELEMENTS = 2000;

/** Edits of one list. */
export const DELTAS_PER_LIST = 100;

/** Edits that one socket may send in a second, alone or in lists. */
export const DELTAS_PER_SECOND = 1000;

/** The greatest age of an edit, in milliseconds: a day. */
export const DELTA_AGE_MAX_MS = 86_400_000;

/** Characters of one message of a client, other than an image. */
export const DELTA_MAX_CHARACTERS = 1024 * 1024;

/** Bytes of one image. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024;

/** Width times height of one image. */
export const FILE_MAX_PIXELS = 16_000_000;

/** Images of one board. */
export const FILES_MAX = 200;

/** Bytes of all images of one board. */
export const FILES_MAX_BYTES = 64 * 1024 * 1024;

/** An edit raises an element's version by no more than this, so that nobody reaches the highest version at once. */
export const VERSION_STEP_MAX = 100_000;

/** The highest version of an element; only a deleted one has it. */
export const VERSION_MAX = 2_147_483_647;

/** Characters of one message that carries an image: its bytes in base64 and the rest of the message. */
export const FILE_MESSAGE_MAX_CHARACTERS = Math.ceil(FILE_MAX_BYTES / 3) * 4 + 1024;
