import { meQuery } from "@hotseat/api-client/queries";
import { type BoardClient, type BoardClientState, createBoardClient } from "@hotseat/collab/scene/client";
import { deletionsOf } from "@hotseat/collab/scene/merge";
import type { BoardReadOnlyReason } from "@hotseat/collab/scene/messages";
import { systemClock } from "@hotseat/core/clock";
import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat, useProviderStore } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import useLatestCallback from "use-latest-callback";
import { createUnsentDocuments } from "../../shared/connected/unsent-documents";
import { isOnlineNow, onNetwork } from "../../shared/headless/network";
import { useLeaveGuard } from "../../shared/headless/use-leave-guard";
import { WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";
import type { SceneChange, SceneElement, WhiteboardModel } from "../headless";
import { openBoardSocket } from "./board-socket";

const BEGINNING: BoardClientState = { connection: "connecting", standing: null, seq: 0, unsent: 0, refusal: null };

export interface BoardConnectionModel {
  readonly state: BoardClientState;
  readonly isOnline: boolean;
  /** The number of given lost changes that the server does not have. */
  readonly lost: number;
  /** Sends a change that was made here, over the connection of its board. */
  send(change: SceneChange): void;
  /** Counts the board as unsent until this ends, such as the reading of a file: it stays connected if it is left meanwhile. */
  holdWhile(work: Promise<void>): Promise<void>;
  retry(): void;
  /** Gives up what no server will store, here and in the storage of the tab, and closes the board. Returns it. */
  discard(): readonly SceneElement[];
}

/** A board's client, and the function that it calls with each state. */
interface OpenBoard {
  client: BoardClient | null;
  /** Where it keeps its changes: of the board and of the person. */
  readonly storageKey: string;
  /** False once another board may be at its place: what comes in is not drawn there. */
  isShown: boolean;
  /** Its changes that did not count as stored when the session ended or the board was closed. */
  missing: readonly SceneElement[];
  /** Whether it has the server's elements, which say what of `missing` is stored. */
  hasScene: boolean;
  onState(state: BoardClientState): void;
  /** Files that are being read for it, also by the boards before it. */
  readonly reading: Set<Promise<void>>;
  /** The same board of the same person, shown again after this one was left. */
  next: OpenBoard | null;
  /** Shows a change that was made on a board before it. */
  show(change: SceneChange): void;
}

/** The board that has taken the place of this one; the board itself without one. */
function newestOf(board: OpenBoard): OpenBoard {
  let newest = board;
  while (newest.next) newest = newest.next;
  return newest;
}

/** The changes that the server's elements do not have: one may have been stored without a reply to it. */
function withoutStored(changes: readonly SceneElement[], elements: readonly SceneElement[]): readonly SceneElement[] {
  if (changes.length === 0) return changes;
  const stored = new Map(elements.map(({ id, version }) => [id, version]));
  return changes.filter(({ id, version }) => (stored.get(id) ?? 0) < version);
}

/** Whether nobody draws on the board any more. */
export const isForGood = (reason: BoardReadOnlyReason | null | undefined): boolean =>
  reason === "ended" || reason === "closed";

/** Whether changes wait that the server may take, or files are being read. */
function hasUnsent({ client, reading }: OpenBoard): boolean {
  if (!client) return false;
  if (reading.size > 0) return true;
  const { unsent, connection, standing } = client.state;
  return unsent > 0 && connection !== "refused" && !isForGood(standing?.reason);
}

/** The changes that no server will store, as far as it is known. */
function lostCount({ client, missing, hasScene }: OpenBoard): number {
  if (!client) return 0;
  const { unsent, connection, standing, refusal } = client.state;
  const isRemoved = connection === "refused" && refusal === "removed";
  return isRemoved || isForGood(standing?.reason) ? unsent + (isRemoved || hasScene ? missing.length : 0) : 0;
}

/** It throws where a value does not fit, which a board's client needs to know. */
const storage = browserStorage("sessionStorage");

/** A change that no server will take stays in the storage too, which a board that is opened again reads. */
const createUnsentBoards = () =>
  createUnsentDocuments<OpenBoard>({
    hasUnsent: (board) => hasUnsent(board) || lostCount(board) > 0 || (board.missing.length > 0 && !board.hasScene),
    lostCount,
    onChange(board, listener) {
      board.onState = listener;
      return () => {
        board.onState = () => undefined;
      };
    },
    close: ({ client }) => client?.stop(),
  });

/** Connects a board to the server while mounted, once the signed-in person is known, and until all that was drawn on it is stored. */
export function useBoardClient(
  { sessionId, toolId }: { readonly sessionId: number; readonly toolId: string },
  board: Pick<WhiteboardModel, "applyScene" | "restore">,
  lost: readonly SceneElement[],
): BoardConnectionModel {
  const { t } = useTranslation(WHITEBOARD_NAMESPACE);
  const { client } = useHotseat();
  const unsentBoards = useProviderStore("unsent-boards", createUnsentBoards);
  const [state, setState] = useState(BEGINNING);
  const [lostNow, setLostCount] = useState(lost.length);
  const [isOnline, setOnline] = useState(isOnlineNow);
  const open = useRef<OpenBoard | null>(null);
  /** The boards that were opened here, by their tools' ids: the last one of each. */
  const opened = useRef(new Map<string, OpenBoard>());
  const onElements = useLatestCallback((version: number, elements: readonly unknown[]) => {
    board.applyScene({ version, scene: { elements } });
  });
  const lostWords = useLatestCallback((count: number) => ({ title: t("label"), description: t("lost", { count }) }));
  const { restore } = board;
  useLeaveGuard(() => open.current !== null && hasUnsent(open.current));
  const { data: me } = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  // Of the person too: the next person who signs in in this tab must not send them as their own.
  const storageKey = me ? `hotseat:board:${toolId}/${me.keycloak_id}` : null;

  useEffect(() => {
    if (storageKey === null) return undefined;
    const taken = unsentBoards.take(toolId);
    const kept = taken?.client?.stop();
    const before = taken?.storageKey === storageKey ? taken : null;
    const mine: OpenBoard = {
      client: null,
      storageKey,
      isShown: true,
      missing: lost,
      hasScene: false,
      onState: setState,
      reading: before?.reading ?? new Set(),
      next: null,
      show: ({ changed, newFiles }) => mine.isShown && restore(changed, newFiles),
    };
    if (before) before.next = mine;
    mine.client = createBoardClient(
      {
        open: (listeners) => openBoardSocket(client, { sessionId, toolId }, listeners),
        clock: systemClock,
        newId: () => crypto.randomUUID(),
        storage,
        storageKey,
        // In memory, because the storage may not have room for all of it.
        kept: before ? kept : undefined,
      },
      {
        onElements(elements) {
          mine.hasScene = true;
          // The client has put them through the gate.
          mine.missing = withoutStored(mine.missing, elements as readonly SceneElement[]);
          if (mine.isShown) {
            setLostCount(mine.missing.length);
            onElements(mine.client?.state.seq ?? 0, elements);
          } else if (mine.client) mine.onState(mine.client.state);
        },
        onFile: (file) => mine.isShown && restore([], [file]),
        onLost(elements) {
          if (mine.isShown)
            restore(
              deletionsOf(elements, () => 0),
              [],
            );
          toast.error(lostWords(elements.length));
        },
        onState: (next) => mine.onState(next),
      },
    );
    const { client: current } = mine;
    open.current = mine;
    opened.current.set(toolId, mine);
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
      unsentBoards.leave(toolId, mine, lostWords);
      setState(BEGINNING);
    };
  }, [client, unsentBoards, sessionId, toolId, storageKey, onElements, lost, lostWords, restore]);

  const send = useLatestCallback((change: SceneChange) => {
    const { instanceId, changed, newFiles } = change;
    const from = opened.current.get(instanceId);
    if (!from) return;
    const to = newestOf(from);
    for (const file of newFiles) to.client?.addFile(file);
    if (changed.length > 0) to.client?.edit(changed);
    if (to !== from) to.show(change);
  });
  const holdWhile = useLatestCallback((work: Promise<void>) => {
    const mine = open.current;
    if (!mine) return work;
    mine.reading.add(work);
    return work.finally(() => {
      mine.reading.delete(work);
      const newest = newestOf(mine);
      if (newest.client) newest.onState(newest.client.state);
    });
  });
  const discard = useLatestCallback(() => {
    const mine = open.current;
    const { elements = [] } = mine?.client?.unsent() ?? {};
    mine?.client?.stop();
    // It is not stopped once more, which would write its changes again.
    if (mine) mine.client = null;
    if (storageKey !== null) forgiving(storage).removeItem(storageKey);
    return elements;
  });
  return { state, isOnline, lost: lostNow, send, holdWhile, retry: () => open.current?.client?.retryNow(), discard };
}
