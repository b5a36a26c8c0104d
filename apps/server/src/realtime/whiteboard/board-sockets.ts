import { FILE_MESSAGE_MAX_CHARACTERS } from "@hotseat/collab/scene/limits";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import type { Deps } from "../../deps.ts";
import type { DocumentKind } from "../documents/document.ts";
import { admitToTool } from "../sockets/admit-tool.ts";
import type { SocketKind } from "../sockets/socket-kind.ts";
import { openBoard } from "./open-board.ts";

/**
 * A client sends five changes a second. After some time offline, or for a file with thousands of elements, it sends
 * several messages of a megabyte in a row.
 */
const LIMITS = {
  messageBytes: FILE_MESSAGE_MAX_CHARACTERS,
  messagesPerSec: 100,
  bytesPerSec: 2 * 1024 * 1024,
  burstBytes: 24 * 1024 * 1024,
};

/** The whiteboards of sessions. */
const boardDocuments = (deps: Pick<Deps, "database" | "clock" | "log">): DocumentKind => ({
  name: "board",
  open: (id, owner) => openBoard(deps, id, owner),
});

/** The sockets of whiteboards: for the people of the session, without a plain protocol. */
export function boardSockets(deps: Pick<Deps, "database" | "clock" | "log">): SocketKind {
  const admit: SocketKind["admit"] = (id, caller) => admitToTool(deps, "whiteboard", id, caller);
  return {
    documents: boardDocuments(deps),
    url: "/api/board/:id",
    subprotocols: [BOARD_SUBPROTOCOL],
    needsSubprotocol: true,
    limits: LIMITS,
    enter: admit,
    checkEntry: admit,
    admit,
  };
}
