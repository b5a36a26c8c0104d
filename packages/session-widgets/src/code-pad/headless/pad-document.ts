import type { WireOperation } from "@hotseat/collab/ot";
import type { PadCursors, PadUser } from "@hotseat/collab/pad/messages";

/** Somebody else at the pad; offsets are in code points. */
export interface PadGuest extends PadUser {
  readonly id: number;
  readonly cursor: PadCursors | null;
}

export interface PadDocumentListener {
  /** The text changed outside the editor: by others, or by an action such as loading a file. Called in order, none left out. */
  onOperation(operation: WireOperation, by: "others" | "me"): void;
  /** Others came, left, moved, or changed their name or colour. */
  onGuests(guests: readonly PadGuest[]): void;
}

/** The text that an editor shows: CodeMirror, a textarea, or a replay without `edit`. */
export interface PadDocument {
  text(): string;
  guests(): readonly PadGuest[];
  /** A change that was made in the editor, on top of all changes that the listener got. */
  edit(operation: WireOperation): void;
  /** My cursors; sent to others after a pause. */
  moveCursors(cursors: PadCursors): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: PadDocumentListener): () => void;
}
