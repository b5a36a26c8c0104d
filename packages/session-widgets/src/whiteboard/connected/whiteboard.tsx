import { toolsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef } from "react";
import { useClearedByPanel } from "../../shared/connected/tool-clearing";
import { type SceneUpdate, useWhiteboard, type WhiteboardModel } from "../headless";
import { type BoardFace, WhiteboardView } from "../view";
import { type BoardConnectionModel, useBoardClient } from "./use-board-client";
import { useBoardPresence } from "./use-board-presence";
import { useWhiteboardTexts } from "./use-whiteboard-texts";

export interface WhiteboardProps {
  sessionId: number;
  /** The board among the session's tools. */
  toolId: string;
  /** Where Excalidraw's fonts are, with a slash at the end. Default `/excalidraw/`. */
  assetPath?: string;
}

function faceOf({ state, isOnline }: BoardConnectionModel): BoardFace {
  if (state.connection !== "connected" && state.connection !== "refused" && !isOnline) return "offline";
  return state.connection;
}

/** A board of a session: the server decides who draws, keeps every stroke and passes it on. */
export function Whiteboard({ sessionId, toolId, assetPath }: WhiteboardProps) {
  useWhiteboardTexts();
  const { client } = useHotseat();
  const { data: createdAt = null } = useQuery({
    ...toolsQuery(client, sessionId),
    select: ({ results }) => results.find(({ id }) => id === toolId)?.created_at ?? null,
  });
  const where = { sessionId, toolId };
  // The board comes after its connection, whose standing it needs; both call the other only once it is there.
  const open = useRef<WhiteboardModel | null>(null);
  const applyScene = useCallback((update: SceneUpdate) => open.current?.applyScene(update) ?? false, []);
  const restore = useCallback<WhiteboardModel["restore"]>((...shown) => open.current?.restore(...shown), []);
  const applyPresence = useCallback<WhiteboardModel["applyPresence"]>((all) => open.current?.applyPresence(all), []);
  const connection = useBoardClient(where, { applyScene, restore });
  const onPointer = useBoardPresence(where, { applyPresence });
  const { standing, refusal, unsent } = connection.state;
  const board = useWhiteboard({
    instanceId: toolId,
    roomId: `session-${sessionId}`,
    createdAt,
    isReadOnly: !standing?.can_edit,
    onSceneChange: connection.send,
    onPointer,
  });
  useLayoutEffect(() => {
    open.current = board;
  }, [board]);
  const mayClear = standing?.can_clear ?? false;
  useClearedByPanel(where, () => {
    if (mayClear && !board.isReadOnly) board.clear();
    return mayClear && !board.isReadOnly;
  });
  return (
    <WhiteboardView
      board={board}
      face={faceOf(connection)}
      reason={standing?.reason ?? null}
      refusal={refusal}
      unsent={unsent}
      onRetry={connection.retry}
      mayClear={mayClear}
      {...(assetPath ? { assetPath } : {})}
    />
  );
}
