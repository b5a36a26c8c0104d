import { isPadLanguage } from "@hotseat/collab/pad/messages";
import { systemClock } from "@hotseat/core/clock";
import { toast } from "@hotseat/ui/theme";
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { fileNameOf } from "../../code-pad/headless";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import { RoomMessage } from "../../session-data/view";
import { fileStemOf } from "../../shared/headless/file-name";
import { saveBlob, saveText } from "../../shared/headless/save-blob";
import type { ExportKind } from "../../whiteboard/headless";
import { createBoardTrack } from "../headless/board-track";
import { createPadTrack } from "../headless/pad-track";
import type { ReplayChange, ReplayFrame, ReplayTool } from "../headless/replay.types";
import { timesOf } from "../headless/replay-rules";
import { createReplayStore } from "../headless/replay-store";
import { ReplayHead } from "../view/replay-head";
import * as styles from "../view/replay-page.css";
import { ReplayView } from "../view/replay-view";
import { useReplayNames } from "../view/use-replay-names";
import type { ReplayProps } from "./replay.types";
import type { BoardExporter, ReplayBoardProps } from "./replay-board";
import type { ReplayCodeProps } from "./replay-code";
import { useBoardImages } from "./use-board-images";
import { useReplayKeys } from "./use-replay-keys";

// Excalidraw and CodeMirror come each on its own: a session without a drawing needs no board.
const Board = lazy<ComponentType<ReplayBoardProps>>(async () => ({
  default: (await import("./replay-board")).ReplayBoard,
}));
const Code = lazy<ComponentType<ReplayCodeProps>>(async () => ({
  default: (await import("./replay-code")).ReplayCode,
}));

export interface OpenedReplayProps extends ReplayProps {
  frame: ReplayFrame;
  /** The changes of each tool by its id. */
  changes: ReadonlyMap<string, readonly ReplayChange[]>;
}

/** A tool of a kind, chosen among several; the first one until then. */
function useTools(frame: ReplayFrame, kind: ReplayTool["kind"]) {
  const [chosenId, choose] = useState<string | null>(null);
  const tools = frame.tools.filter((tool) => tool.kind === kind);
  return { tools, shown: tools.find(({ id }) => id === chosenId) ?? tools[0] ?? null, onShow: choose };
}

/** A replay whose changes are here. */
export function OpenedReplay({ frame, changes, backLink, timeZone, assetPath = "/excalidraw/" }: OpenedReplayProps) {
  const beginsAt = Date.parse(frame.session.started_at);
  const times = useMemo(() => timesOf(frame, [...changes.values()].flat()), [frame, changes]);
  const store = useMemo(() => createReplayStore({ clock: systemClock, times }), [times]);
  useEffect(() => store.dispose, [store]);
  useReplayKeys(store);
  const state = useStore(store);
  const names = useReplayNames(frame, timeZone);
  const board = useTools(frame, "whiteboard");
  const code = useTools(frame, "code");
  const boardId = board.shown?.id ?? "";
  const codeId = code.shown?.id ?? "";
  const boardTrack = useMemo(
    () => createBoardTrack(changes.get(boardId) ?? [], beginsAt),
    [changes, boardId, beginsAt],
  );
  const padTrack = useMemo(() => createPadTrack(changes.get(codeId) ?? [], beginsAt), [changes, codeId, beginsAt]);
  const images = useBoardImages(frame.session.id, boardId, boardTrack.imageIds);
  const exporter = useRef<BoardExporter | null>(null);
  const { t } = useTranslation(REPLAY_NAMESPACE);
  async function saveBoard(kind: ExportKind): Promise<void> {
    const blob = await exporter.current?.toBlob(kind).catch(() => null);
    if (blob) saveBlob(`${fileStemOf(board.shown?.name ?? "", "whiteboard")}.${kind}`, blob);
    else toast.error({ title: t("exportFailed") });
  }
  const last = useMemo(() => boardTrack.at(times.durationMs).elements, [boardTrack, times]);
  const makerColour = useMemo(() => (id: string) => names.colour(boardTrack.makerOf(id)), [names, boardTrack]);
  const boardMoment = boardTrack.at(state.atMs);
  const padMoment = padTrack.at(state.atMs);
  const { name = "", language = null } = code.shown ?? {};
  const file = language !== null && isPadLanguage(language) ? fileNameOf(name, language) : null;
  return (
    <>
      <ReplayHead
        frame={frame}
        backLink={backLink}
        timeZone={timeZone}
        onBoard={board.shown && saveBoard}
        onCode={code.shown && (() => saveText(file ?? `${name}.txt`, padMoment.text, "text/plain"))}
        onWhole={() =>
          saveText(
            `replay-${frame.session.id}.json`,
            JSON.stringify({ ...frame, changes: Object.fromEntries(changes), images }),
            "application/json",
          )
        }
      />
      <div className={styles.body}>
        <ReplayView
          frame={frame}
          times={times}
          state={state}
          actions={store}
          {...(timeZone ? { timeZone } : {})}
          board={{
            ...board,
            latest: boardMoment.latest,
            content: (
              <Suspense fallback={<RoomMessage inset kind="loading" />}>
                <Board
                  key={boardId}
                  elements={boardMoment.elements}
                  everDrawn={boardTrack.everDrawn}
                  last={last}
                  files={images}
                  exporter={exporter}
                  colourNumberOf={makerColour}
                  assetPath={assetPath}
                />
              </Suspense>
            ),
          }}
          code={{
            ...code,
            file,
            latest: padMoment.latest,
            content: (
              <Suspense fallback={<RoomMessage inset kind="loading" />}>
                <Code
                  key={codeId}
                  moment={padMoment}
                  language={language}
                  atMs={state.atMs}
                  nameOf={names.short}
                  colourNumberOf={names.colour}
                />
              </Suspense>
            ),
          }}
        />
      </div>
    </>
  );
}
