import { useShownAppearance } from "@hotseat/ui/theme";
import { type CSSProperties, type DragEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileStemOf } from "../../shared/headless/file-name";
import { saveBlob } from "../../shared/headless/save-blob";
import { WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";
import type { ExportKind, WhiteboardModel } from "../headless";
import { BoardCanvas } from "./board-canvas";
import type { BoardCommand, BoardTool, CanvasControls, CanvasView } from "./board-canvas.types";
import { BoardStatus, type BoardStatusProps } from "./board-status";
import { BoardTools } from "./board-tools";
import { BoardZoom } from "./board-zoom";
import { usePastedImages } from "./use-pasted-images";
import * as styles from "./whiteboard-view.css";

/** Where the web app and Storybook serve Excalidraw's fonts. */
const ASSET_PATH = "/excalidraw/";
/** Pixels between two dots of the paper at 100 %. */
const DOTS = 20;

export interface WhiteboardViewProps {
  /** From `useWhiteboard`. */
  board: WhiteboardModel;
  /** The board's name, for downloads. Without it the file is called whiteboard. */
  name?: string;
  /** Default connected: a board without a server. */
  face?: BoardStatusProps["face"];
  reason?: BoardStatusProps["reason"];
  refusal?: BoardStatusProps["refusal"];
  unsent?: number;
  lost?: number;
  onRetry?: (() => void) | undefined;
  /** Default true. */
  mayClear?: boolean;
  /** Where Excalidraw's fonts are, with a slash at the end: a copy of `dist/excalidraw/` of this package. Default `/excalidraw/`. */
  assetPath?: string;
}

/** A shared whiteboard. Nothing in it is loaded from another site. */
export function WhiteboardView(props: WhiteboardViewProps) {
  const { board, face = "connected", reason = null, refusal = null, onRetry, mayClear = true } = props;
  const { t, i18n } = useTranslation(WHITEBOARD_NAMESPACE);
  const appearance = useShownAppearance();
  const controls = useRef<CanvasControls | null>(null);
  const [view, setView] = useState<CanvasView | null>(null);
  const { isReadOnly, hostRef, showAll } = board;
  const isKept = (reason === "ended" || reason === "closed") && view !== null && !board.isEmpty;
  // A drawing that nobody changes any more is shown as a whole, wherever on the board it is.
  useEffect(() => {
    if (isKept) showAll();
  }, [isKept, showAll]);
  const pasteRef = usePastedImages(isReadOnly ? null : board.addFiles);
  const surface = board.getSurfaceProps();

  const onCommand = (command: BoardCommand) => controls.current?.do(command);
  const onTool = (tool: BoardTool) => controls.current?.setTool(tool);
  const onExport = async (kind: ExportKind) => {
    const blob = await board.exportAs(kind);
    if (blob) saveBlob(`${fileStemOf(props.name ?? "", t("fileName"))}.${kind}`, blob);
  };
  const onDrop = (event: DragEvent) => {
    // Excalidraw would read a dropped file, page or library by itself.
    event.preventDefault();
    event.stopPropagation();
    if (event.dataTransfer.files.length > 0) void board.addFiles([...event.dataTransfer.files]);
  };
  const paper = view
    ? {
        "--board-dot": `${DOTS * view.zoom}px`,
        "--board-x": `${view.scrollX * view.zoom}px`,
        "--board-y": `${view.scrollY * view.zoom}px`,
      }
    : {};
  return (
    <section
      ref={hostRef}
      className={styles.board}
      aria-label={t("label")}
      data-face={face}
      data-read-only={isReadOnly || undefined}
    >
      <BoardStatus
        face={face}
        reason={reason}
        refusal={refusal}
        problem={board.problem}
        unsent={props.unsent ?? 0}
        lost={props.lost ?? 0}
        onRetry={onRetry}
        onDismiss={board.dismissProblem}
      />
      <div className={styles.stage}>
        <BoardTools
          view={view}
          isReadOnly={isReadOnly}
          isEmpty={board.isEmpty}
          mayClear={mayClear}
          onTool={onTool}
          onStroke={(colour) => controls.current?.setStroke(colour)}
          onCommand={onCommand}
          onFiles={(files) => void board.addFiles(files)}
          onClear={board.clear}
          onExport={(kind) => void onExport(kind)}
          onShowAll={board.showAll}
        />
        <div
          ref={pasteRef}
          className={styles.paper}
          style={paper as CSSProperties}
          data-hotseat-board={board.instance.instanceId}
          onDropCapture={onDrop}
        >
          <BoardCanvas
            key={board.instance.instanceId}
            {...surface}
            loading={<p className={styles.loading}>{t("loading")}</p>}
            assetPath={props.assetPath ?? ASSET_PATH}
            label={t(isReadOnly ? "canvasReadOnly" : "canvas")}
            language={i18n.language}
            appearance={appearance}
            isReadOnly={isReadOnly}
            onView={setView}
            onPasted={board.addPasted}
            controls={controls}
          />
          {board.isEmpty && isReadOnly && face === "connected" ? <p className={styles.empty}>{t("empty")}</p> : null}
        </div>
        <BoardZoom zoom={view?.zoom ?? 1} isReadOnly={isReadOnly} onCommand={onCommand} />
      </div>
    </section>
  );
}
