import type { Ot } from "@hotseat/collab/ot";
import type { Deps } from "../deps.ts";
import type { ClearContent } from "../modules/tools/clear-tool.ts";
import { clearPad } from "./code-pad/clear-pad.ts";
import type { DocumentKind } from "./documents/document.ts";
import type { Documents } from "./documents/documents.ts";
import { clearBoard } from "./whiteboard/clear-board.ts";

/** Clears a pad or a board through the instance that owns it. */
export function contentClearing(
  { database }: Pick<Deps, "database">,
  ot: Ot,
  documents: Documents,
  kinds: { readonly pads: DocumentKind; readonly boards: DocumentKind },
): ClearContent {
  return ({ id, kind }, viewer) =>
    kind === "code"
      ? clearPad({ db: database.db, ot, documents, kind: kinds.pads }, id, viewer)
      : clearBoard(documents, kinds.boards, id, { keycloakId: viewer.keycloakId, name: viewer.fullName });
}
