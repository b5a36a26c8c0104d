export { cleanName } from "./clean-name.ts";
export { DEFAULT_PAD_LANGUAGE, isPadLanguage, PAD_LANGUAGES, type PadLanguage } from "./languages.ts";
export {
  PAD_BYTES_PER_SECOND,
  PAD_CURSORS_MAX,
  PAD_EDIT_AGE_MAX_MS,
  PAD_EDITS_PER_LIST,
  PAD_EDITS_PER_SECOND,
  PAD_HISTORY_MAX,
  PAD_HUE_MAX,
  PAD_ITEMS_PER_MESSAGE,
  PAD_NAME_MAX,
  PAD_SUBPROTOCOL,
  PAD_TEXT_MAX,
} from "./limits.ts";
export type {
  PadClientMessage,
  PadCursors,
  PadEdit,
  PadEditList,
  PadHistoryItem,
  PadResume,
  PadServerMessage,
  PadStanding,
  PadUser,
} from "./message.types.ts";
export { type PadParseCode, PadParseError, parseClientMessage, parseServerMessage } from "./parse.ts";
export type { PadRefusal, PadStandingReason } from "./standing.ts";
