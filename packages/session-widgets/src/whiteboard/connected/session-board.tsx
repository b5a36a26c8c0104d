import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import useLatestCallback from "use-latest-callback";
import { useClearedByPanel } from "../../shared/connected/tool-clearing";
import { useSessionTool } from "../../shared/connected/use-session-tool";
import { type SceneElement, type SceneUpdate, useWhiteboard, type WhiteboardModel } from "../headless";
import type { BoardFace, WhiteboardViewProps } from "../view";
import { type BoardConnectionModel, isForGood, useBoardClient } from "./use-board-client";
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

const NOTHING: readonly SceneElement[] = [];

interface SessionBoardProps extends WhiteboardProps {
  View: ComponentType<WhiteboardViewProps>;
}

/** The connection of a session's board, shown by `View`. */
export function SessionBoard(props: SessionBoardProps) {
  const { toolId } = props;
  const [lost, setLost] = useState({ toolId: "", elements: NOTHING });
  const isAgain = lost.toolId === toolId;
  // Once strokes are lost the board is opened again, as the server has it.
  return (
    <OpenBoard
      key={String(isAgain)}
      {...props}
      lost={isAgain ? lost.elements : NOTHING}
      onLost={(elements) => setLost({ toolId, elements })}
    />
  );
}

interface OpenBoardProps extends SessionBoardProps {
  /** Changes of this person that did not count as stored when the session ended or the board was closed. */
  lost: readonly SceneElement[];
  onLost(elements: readonly SceneElement[]): void;
}

function OpenBoard({ View, sessionId, toolId, assetPath, lost, onLost }: OpenBoardProps) {
  useWhiteboardTexts();
  const tool = useSessionTool(sessionId, toolId);
  const where = { sessionId, toolId };
  // The board comes after its connection, whose standing it needs; both call the other only once it is there.
  const open = useRef<WhiteboardModel | null>(null);
  const applyScene = useCallback((update: SceneUpdate) => open.current?.applyScene(update) ?? false, []);
  const restore = useCallback<WhiteboardModel["restore"]>((...shown) => open.current?.restore(...shown), []);
  const applyPresence = useCallback<WhiteboardModel["applyPresence"]>((all) => open.current?.applyPresence(all), []);
  const connection = useBoardClient(where, { applyScene, restore }, lost);
  const onPointer = useBoardPresence(where, { applyPresence });
  const { standing, refusal, unsent } = connection.state;
  const hasLost = isForGood(standing?.reason) && unsent > 0;
  const onEnd = useLatestCallback(() => onLost(connection.discard()));
  useEffect(() => {
    if (hasLost) onEnd();
  }, [hasLost, onEnd]);
  const board = useWhiteboard({
    instanceId: toolId,
    roomId: `session-${sessionId}`,
    createdAt: tool?.created_at ?? null,
    isReadOnly: !standing?.can_edit,
    onSceneChange: connection.send,
    onPointer,
  });
  useLayoutEffect(() => {
    open.current = board;
  }, [board]);
  const addFiles = useLatestCallback((files: Iterable<File>) => connection.holdWhile(board.addFiles(files)));
  const mayClear = standing?.can_clear ?? false;
  useClearedByPanel(where, () => {
    if (mayClear && !board.isReadOnly) board.clear();
    return mayClear && !board.isReadOnly;
  });
  return (
    <View
      board={{ ...board, addFiles }}
      {...(tool && { name: tool.name })}
      face={faceOf(connection)}
      reason={standing?.reason ?? null}
      refusal={refusal}
      unsent={unsent}
      lost={connection.lost}
      onRetry={connection.retry}
      mayClear={mayClear}
      {...(assetPath ? { assetPath } : {})}
    />
  );
}
