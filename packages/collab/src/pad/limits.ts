/** The subprotocol of the richer messages. A client that does not offer it speaks the plain protocol. */
export const PAD_SUBPROTOCOL = "hotseat.pad.1";

/** Unicode code points of the longest document. */
export const PAD_TEXT_MAX = 262_144;
/**
 * Characters of a pad's history: of each edit as JSON, and 120 beside it. Everybody who opens the pad loads them; a pad that holds as many
 * takes no other edit.
 */
export const PAD_HISTORY_MAX = 64 * 1024 * 1024;
/** Characters of the longest user name. */
export const PAD_NAME_MAX = 25;
/** The largest hue, in degrees; the smallest is 0. */
export const PAD_HUE_MAX = 359;
/** Cursors and selections of one person that the server keeps and shows to others; each of the two counts one. */
export const PAD_CURSORS_MAX = 256;
/** Edits that one socket may send in a second. */
export const PAD_EDITS_PER_SECOND = 2_000;
/**
 * Edits of one list at most. A client keeps as many apart while they wait; of more, neighbours are composed. Its texts are together no
 * longer than a document.
 */
export const PAD_EDITS_PER_LIST = 500;
/**
 * Parts of all operations of one message, and other items of its lists and objects: one less than the commas outside its texts. It has
 * no more lists and objects than that. The
 * server moves such an edit over another one in one go, and twice as many would keep it for 10 ms on a slow machine. A client makes
 * several edits of a larger one.
 */
export const PAD_ITEMS_PER_MESSAGE = 32_768;
/** The greatest age of an edit in a list, in milliseconds: a day. */
export const PAD_EDIT_AGE_MAX_MS = 86_400_000;
/** Bytes that one socket may send in a second. */
export const PAD_BYTES_PER_SECOND = 1_000_000;
