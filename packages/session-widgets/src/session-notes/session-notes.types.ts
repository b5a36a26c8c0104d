import type { SaveReply } from "@hotseat/core/autosave";

/** The sheet as the server has it. */
export interface StoredNote {
  readonly id: number;
  readonly content: string;
  /** When it was last changed, ISO 8601; compared for being the same and nothing else. */
  readonly timestamp: string;
}

/** Whether what was typed is safe. */
export type NoteStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** At the server since `at`, ISO 8601. */
  | { readonly kind: "saved"; readonly at: string }
  /** On this device only, until there is a connection. */
  | { readonly kind: "local" }
  /** Longer than the server takes; on this device only. */
  | { readonly kind: "tooLong"; readonly by: number }
  /** Refused in the server's words; on this device only. */
  | { readonly kind: "refused"; readonly message: string };

/** How saving the sheet ended; refused in the server's words. */
export type NoteReply = SaveReply<StoredNote, string>;

/** How the sheet reaches the server. */
export interface NotePort {
  create(content: string): Promise<NoteReply>;
  update(base: StoredNote, content: string): Promise<NoteReply>;
}
