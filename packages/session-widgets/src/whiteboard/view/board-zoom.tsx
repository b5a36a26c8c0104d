import { IconButton } from "@hotseat/ui/icon-button";
import { Toolbar } from "@hotseat/ui/toolbar";
import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";
import type { BoardCommand } from "./board-canvas.types";
import * as styles from "./whiteboard-view.css";

export interface BoardZoomProps {
  /** 1 is 100 %. */
  zoom: number;
  isReadOnly: boolean;
  onCommand: (command: BoardCommand) => void;
}

/** Zoom, undo and redo, at the board's corner. */
export function BoardZoom({ zoom, isReadOnly, onCommand }: BoardZoomProps) {
  const { t, i18n } = useTranslation(WHITEBOARD_NAMESPACE);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" }).format(zoom);
  return (
    <Toolbar label={t("view")} className={styles.corner}>
      <button
        type="button"
        className={styles.percent}
        aria-label={t("zoom", { percent })}
        onClick={() => onCommand("zoomReset")}
      >
        {percent}
      </button>
      {isReadOnly ? null : (
        <>
          <IconButton icon={Undo2} label={t("undo")} size="small" onClick={() => onCommand("undo")} />
          <IconButton icon={Redo2} label={t("redo")} size="small" onClick={() => onCommand("redo")} />
        </>
      )}
    </Toolbar>
  );
}
