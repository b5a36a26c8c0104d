import type { Ot } from "@hotseat/collab/ot";
import { PAD_BYTES_PER_SECOND, PAD_SUBPROTOCOL, PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { isPadId, isToolId } from "../../modules/pads/pad-ids.ts";
import { readOperations } from "../../modules/pads/pad-operations.ts";
import { createPad, loadPad, padExists } from "../../modules/pads/pad-repository.ts";
import type { ReadOnlyPadIds } from "../../modules/pads/read-only-ids.ts";
import { checkQuota, NEW_PADS, useQuota } from "../../platform/quota/quota.ts";
import type { DocumentKind } from "../documents/document.ts";
import type { Standing } from "../documents/peer.ts";
import { admitToTool } from "../sockets/admit-tool.ts";
import type { SocketCaller } from "../sockets/socket-callers.ts";
import type { Admission, SocketKind } from "../sockets/socket-kind.ts";
import { PadDocument } from "./pad-document.ts";
import { PadHistory } from "./pad-history.ts";
import { PadPeople } from "./pad-people.ts";
import { PadStore } from "./pad-store.ts";
import { TURNS } from "./turn-queue.ts";

/**
 * Bytes of the longest message: a whole document as JSON, in which each character of the basic plane may be an escape of six bytes. A
 * socket decodes a message in one go; one of twice as many bytes would keep the process for 10 ms on a slow machine.
 */
const MESSAGE_BYTES = 6 * PAD_TEXT_MAX + 64 * 1024;

/** Opens code pads from their stored operations. */
export function padDocuments(
  deps: Pick<Deps, "database" | "clock" | "log" | "config">,
  ot: Ot,
  readOnlyIds: ReadOnlyPadIds,
): DocumentKind {
  const { db } = deps.database;
  return {
    name: "pad",
    async open(id, owner) {
      await createPad(db, id, isToolId(id) ? id : null, deps.clock.now());
      const history = new PadHistory(ot);
      for await (const page of readOperations(db, id)) await history.load(page);
      const pad = await loadPad(db, id);
      const people = new PadPeople(pad?.users ?? [], history.lastAuthorId);
      const store = new PadStore(deps, owner.ownership, id, history.stored, history.size);
      const [language, questionIds] = [pad?.language ?? null, pad?.questionIds ?? []];
      const editsPerSecond = deps.config.padEditsPerSecond;
      const readOnlyId = readOnlyIds.of(id);
      return new PadDocument(
        { ot, history, people, language, questionIds, store, readOnlyId, editsPerSecond, turns: TURNS },
        owner,
      );
    },
  };
}

const MAY_EDIT: Standing = { canEdit: true, canClear: true, reason: null };
const MAY_READ: Standing = { canEdit: false, canClear: false, reason: "read_only" };

/** Rights of the caller at a pad: by the session's policy, or, for a stand-alone one, by the link. */
export async function admitToPad(
  deps: Pick<Deps, "database" | "clock" | "config">,
  readOnlyIds: ReadOnlyPadIds,
  id: string,
  caller: SocketCaller,
): Promise<Admission> {
  if (isToolId(id)) return admitToTool(deps, "code", id, caller);
  const readPadId = readOnlyIds.padOf(id);
  const documentId = readPadId === undefined ? id : readPadId;
  if (documentId === null || !isPadId(documentId)) throw new ApiError("not_found");
  const { viewer, onlyToolId } = caller;
  if (onlyToolId !== null || (viewer?.onlySessionId ?? null) !== null) throw new ApiError("not_found");
  if (!deps.config.publicPads) {
    if (!viewer) throw new ApiError("not_authenticated");
    if (viewer.role === "pending_user") throw new ApiError("account_pending");
  }
  return { standing: readPadId === undefined ? MAY_EDIT : MAY_READ, name: null, sessionId: null, documentId };
}

export function padSockets(
  deps: Pick<Deps, "database" | "clock" | "log" | "config">,
  ot: Ot,
  readOnlyIds: ReadOnlyPadIds,
): SocketKind {
  const { db } = deps.database;
  /** The rights, and whether the pad would be a new one. */
  const admitNew = async (id: string, caller: SocketCaller): Promise<{ admission: Admission; isNew: boolean }> => {
    const admission = await admitToPad(deps, readOnlyIds, id, caller);
    const { documentId } = admission;
    return { admission, isNew: !isToolId(documentId) && !(await padExists(db, documentId)) };
  };
  return {
    documents: padDocuments(deps, ot, readOnlyIds),
    url: "/api/socket/:id",
    subprotocols: [PAD_SUBPROTOCOL],
    needsSubprotocol: false,
    limits: {
      messageBytes: MESSAGE_BYTES,
      messagesPerSec: deps.config.padEditsPerSecond,
      bytesPerSec: PAD_BYTES_PER_SECOND,
      burstBytes: MESSAGE_BYTES,
    },
    admit: (id, caller) => admitToPad(deps, readOnlyIds, id, caller),
    async enter(id, caller) {
      const { admission, isNew } = await admitNew(id, caller);
      if (isNew) {
        await useQuota(db, deps, NEW_PADS, caller.network);
        await createPad(db, admission.documentId, null, deps.clock.now());
      }
      return admission;
    },
    async checkEntry(id, caller) {
      if ((await admitNew(id, caller)).isNew) await checkQuota(db, deps, NEW_PADS, caller.network);
    },
  };
}
