import type { Ot } from "@hotseat/collab/ot";
import { parseServerMessage } from "@hotseat/collab/pad/messages";
import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import type { DocumentKind } from "../documents/document.ts";
import type { Documents } from "../documents/documents.ts";
import type { Peer, PeerEvents } from "../documents/peer.ts";
import { readStoredText } from "./stored-text.ts";

export interface PadClearing {
  readonly db: Db;
  readonly ot: Ot;
  readonly documents: Documents;
  readonly kind: DocumentKind;
}

/**
 * Deletes a pad's text as an edit of this person, at whichever instance owns the pad. What others insert meanwhile stays. Each open
 * editor has it as a change by somebody else, which no undo reverts: a person who has the pad open clears it in the editor instead.
 * The caller has checked the right. Throws `unavailable` when the pad cannot be had.
 */
export async function clearPad(
  { db, ot, documents, kind }: PadClearing,
  id: string,
  { keycloakId, fullName }: Viewer,
): Promise<void> {
  const { length, revision } = await readStoredText(db, ot, id);
  if (length === 0) return;
  const edit = JSON.stringify({ Edit: { revision, operation: [-length] } });
  const done = Promise.withResolvers<void>();
  await documents.join(kind, id, editingPeer({ keycloakId, name: fullName }, edit, done));
  await done.promise;
}

/** Somebody at the document for one edit: it leaves when the edit is stored. */
function editingPeer(person: Peer["person"], edit: string, done: PromiseWithResolvers<void>): Peer {
  let events: PeerEvents | null = null;
  let me: number | null = null;
  const leave = (): void => {
    done.reject(new ApiError("unavailable"));
    events?.left();
    events = null;
  };
  return {
    person,
    subprotocol: "",
    standing: { canEdit: true, canClear: true, reason: null },
    bufferedBytes: 0,
    listen(listener) {
      events = listener;
    },
    send(message) {
      const said = parseServerMessage(message.toString());
      if ("Identity" in said) {
        me = said.Identity;
        // The document is still greeting.
        setImmediate(() => events?.message(edit));
      } else if ("History" in said && said.History.operations.some(({ id }) => id === me)) {
        done.resolve();
        setImmediate(leave);
      }
    },
    pause: () => {},
    resume: () => {},
    close: leave,
  };
}
