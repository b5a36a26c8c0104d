import { type BoardClient, type BoardClientState, createBoardClient } from "@hotseat/collab/scene/client";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat, useProviderStore } from "@hotseat/react";
import { useEffect, useRef, useState } from "react";
import useLatestCallback from "use-latest-callback";
import { createUnsentDocuments } from "../../shared/connected/unsent-documents";
import { isOnlineNow, onNetwork } from "../../shared/headless/network";
import { useLeaveGuard } from "../../shared/headless/use-leave-guard";
import type { SceneChange, WhiteboardModel } from "../headless";
import { openBoardSocket } from "./board-socket";

const BEGINNING: BoardClientState = { connection: "connecting", standing: null, seq: 0, unsent: 0, refusal: null };

export interface BoardConnectionModel {
  readonly state: BoardClientState;
  readonly isOnline: boolean;
  /** Sends a change that was made here. */
  send(change: SceneChange): void;
  retry(): void;
}

/** A board's client, and the function that it calls with each state. */
interface OpenBoard {
  client: BoardClient | null;
  /** False once another board may be at its place: what comes in is not drawn there. */
  isShown: boolean;
  onState(state: BoardClientState): void;
}

/** A change that no server will take stays in the storage, which a board that is opened again reads. */
const createUnsentBoards = () =>
  createUnsentDocuments<OpenBoard>({
    hasUnsent({ client }) {
      if (!client) return false;
      const { unsent, connection, standing } = client.state;
      return unsent > 0 && connection !== "refused" && standing?.reason !== "ended";
    },
    onChange(board, listener) {
      board.onState = listener;
      return () => {
        board.onState = () => undefined;
      };
    },
    close: ({ client }) => client?.stop(),
  });

/** Connects a board to the server while mounted, and until all that was drawn on it is stored. */
export function useBoardClient(
  { sessionId, toolId }: { readonly sessionId: number; readonly toolId: string },
  board: Pick<WhiteboardModel, "applyScene" | "restore">,
): BoardConnectionModel {
  const { client } = useHotseat();
  const unsentBoards = useProviderStore("unsent-boards", createUnsentBoards);
  const [state, setState] = useState(BEGINNING);
  const [isOnline, setOnline] = useState(isOnlineNow);
  const open = useRef<BoardClient | null>(null);
  const onElements = useLatestCallback((version: number, elements: readonly unknown[]) => {
    board.applyScene({ version, scene: { elements } });
  });
  const { restore } = board;
  useLeaveGuard(() => (open.current?.state.unsent ?? 0) > 0);

  useEffect(() => {
    // A stopped board has put its unsent changes into the storage.
    unsentBoards.take(toolId)?.client?.stop();
    const mine: OpenBoard = { client: null, isShown: true, onState: setState };
    mine.client = createBoardClient(
      {
        open: (listeners) => openBoardSocket(client, { sessionId, toolId }, listeners),
        clock: systemClock,
        newId: () => crypto.randomUUID(),
        storage: forgiving(browserStorage("sessionStorage")),
        storageKey: `hotseat:board:${toolId}`,
      },
      {
        onElements: (elements) => mine.isShown && onElements(mine.client?.state.seq ?? 0, elements),
        onFile: (file) => mine.isShown && restore([], [file]),
        onState: (next) => mine.onState(next),
      },
    );
    const { current } = { current: mine.client };
    open.current = current;
    const { elements, files } = current.unsent();
    restore(elements, files);
    const stopListening = onNetwork((isThere) => {
      setOnline(isThere);
      if (isThere) current.retryNow();
      else current.offline();
    });
    return () => {
      stopListening();
      mine.isShown = false;
      unsentBoards.leave(toolId, mine);
      setState(BEGINNING);
    };
  }, [client, unsentBoards, sessionId, toolId, onElements, restore]);

  const send = useLatestCallback(({ changed, newFiles }: SceneChange) => {
    for (const file of newFiles) open.current?.addFile(file);
    if (changed.length > 0) open.current?.edit(changed);
  });
  return { state, isOnline, send, retry: () => open.current?.retryNow() };
}
