import type { Ot } from "@hotseat/collab/ot";
import { readOperations } from "../../modules/pads/pad-operations.ts";
import { readKeptText } from "../../modules/pads/pad-repository.ts";
import type { Db } from "../../platform/database/database.ts";
import { inPieces } from "./turn-queue.ts";

/** Operations, and characters of their JSON, behind the last kept text: reading as many costs more than another text. */
const KEPT_EVERY = { operations: 1000, characters: 1024 * 1024 } as const;

/** Whether a text is worth keeping, with so much of the history behind the one that is kept. */
export const isTextDue = (operations: number, characters: number): boolean =>
  operations >= KEPT_EVERY.operations || characters >= KEPT_EVERY.characters;

/** The text of all stored operations of a document. */
export interface StoredText {
  readonly text: string;
  /** Code points. */
  readonly length: number;
  /** The number of operations. */
  readonly revision: number;
}

/** Reads a document's text whether or not it is open. A long history is read and applied in parts, so that it keeps nobody waiting. */
export async function readStoredText(db: Db, ot: Ot, id: string): Promise<StoredText> {
  return (await readText(db, ot, id)).stored;
}

/** The text, and whether so much was read for it that it is worth keeping. Rejects with the signal's reason once that is aborted. */
export async function readText(
  db: Db,
  ot: Ot,
  id: string,
  signal?: AbortSignal,
): Promise<{ readonly stored: StoredText; readonly isDue: boolean }> {
  const kept = await readKeptText(db, id);
  const document = ot.createDocument(kept.text);
  let { revision } = kept;
  let characters = 0;
  try {
    for await (const page of readOperations(db, id, revision)) {
      signal?.throwIfAborted();
      await inPieces(page, ({ operation }) => {
        characters += operation.length;
        document.apply(JSON.parse(operation));
      });
      revision += page.length;
    }
    const stored = { text: document.text(), length: document.length, revision };
    return { stored, isDue: isTextDue(revision - kept.revision, characters) };
  } finally {
    document.dispose();
  }
}
