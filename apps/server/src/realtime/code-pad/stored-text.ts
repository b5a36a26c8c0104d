import type { Ot } from "@hotseat/collab/ot";
import { readOperations } from "../../modules/pads/pad-operations.ts";
import { readKeptText } from "../../modules/pads/pad-repository.ts";
import type { Db } from "../../platform/database/database.ts";
import { inPieces } from "./turn-queue.ts";

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
  const kept = await readKeptText(db, id);
  const document = ot.createDocument(kept.text);
  let { revision } = kept;
  try {
    for await (const page of readOperations(db, id, revision)) {
      await inPieces(page, ({ operation }) => document.apply(JSON.parse(operation)));
      revision += page.length;
    }
    return { text: document.text(), length: document.length, revision };
  } finally {
    document.dispose();
  }
}
