import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";

/** Length of a stand-alone pad's document id: letters and digits (TL-P.24). */
export const DOCUMENT_ID_LENGTH = 6;
/** Milliseconds that 'Copied!' is shown (TL-P.22). */
export const COPIED_MS = 2000;
/** From this number of lines on, loading the sample asks for confirmation (TL-P.32). */
export const SAMPLE_CONFIRM_LINES = 10;
/** Font sizes of the editor in pixels. */
export const FONT_SIZES: readonly number[] = [12, 13, 14, 16, 18, 20, 24];
export const DEFAULT_FONT_SIZE = 14;
/** Largest file that can be loaded into the pad, in bytes: four for each of the document's code points. */
export const UPLOAD_MAX_BYTES = 4 * PAD_TEXT_MAX;
