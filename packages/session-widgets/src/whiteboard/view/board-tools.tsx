import { IMAGE_TYPES } from "@hotseat/collab/scene/element";
import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "@hotseat/ui/menu";
import { useShownAppearance } from "@hotseat/ui/theme";
import { Toolbar } from "@hotseat/ui/toolbar";
import {
  Circle,
  Download,
  Ellipsis,
  Eraser,
  FolderOpen,
  Hand,
  Image,
  type LucideIcon,
  Maximize,
  Minus,
  MousePointer2,
  MoveUpRight,
  PenTool,
  Square,
  Trash2,
  Type,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";
import type { ExportKind } from "../headless";
import type { BoardCommand, BoardTool, CanvasView } from "./board-canvas.types";
import * as styles from "./whiteboard-view.css";

/** Colours of strokes, as Excalidraw names them in both appearances: it inverts them in the dark. */
const STROKES = {
  black: "#1e1e1e",
  blue: "#1971c2",
  violet: "#6741d9",
  red: "#e03131",
  green: "#2f9e44",
  orange: "#e8590c",
} as const;
type Stroke = keyof typeof STROKES;

const TOOLS: readonly { readonly tool: BoardTool; readonly icon: LucideIcon }[] = [
  { tool: "selection", icon: MousePointer2 },
  { tool: "rectangle", icon: Square },
  { tool: "ellipse", icon: Circle },
  { tool: "arrow", icon: MoveUpRight },
  { tool: "freedraw", icon: PenTool },
  { tool: "text", icon: Type },
];
const DRAWINGS = ".excalidraw,.excalidrawlib,application/json";

export interface BoardToolsProps {
  view: CanvasView | null;
  isReadOnly: boolean;
  isEmpty: boolean;
  mayClear: boolean;
  onTool: (tool: BoardTool) => void;
  onStroke: (colour: string) => void;
  onCommand: (command: BoardCommand) => void;
  onFiles: (files: Iterable<File>) => void;
  onClear: () => void;
  onExport: (kind: ExportKind) => void;
  onShowAll: () => void;
}

function useFileChoice(accept: string, onFiles: BoardToolsProps["onFiles"]) {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    field: {
      ref: input,
      type: "file",
      accept,
      multiple: true,
      className: styles.unseen,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (target.files) onFiles([...target.files]);
        target.value = "";
      },
    },
  } as const;
}

/** The colour in use, as a button with the others in a menu. */
function StrokeMenu({ stroke, onStroke }: { stroke: string; onStroke: (colour: string) => void }) {
  const { t } = useTranslation(WHITEBOARD_NAMESPACE, { keyPrefix: "colour" });
  // As Excalidraw shows the colour in the dark.
  const filter = useShownAppearance() === "dark" ? "invert(93%) hue-rotate(180deg)" : "none";
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={styles.swatchButton} aria-label={t("label")} title={t("label")}>
          <span className={styles.swatch} style={{ background: stroke, filter }} />
        </button>
      }
    >
      <MenuRadioGroup value={stroke} onValueChange={onStroke}>
        {(Object.keys(STROKES) as Stroke[]).map((name) => (
          <MenuRadioItem key={name} value={STROKES[name]}>
            <span className={styles.swatch} style={{ background: STROKES[name], filter }} />
            {t(name)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

/** The rare actions: other tools, the view, files, clearing. */
function MoreMenu(props: BoardToolsProps & { onOpen: () => void }) {
  const { view, isReadOnly, isEmpty, mayClear, onTool, onCommand, onClear, onExport, onShowAll, onOpen } = props;
  const { t } = useTranslation(WHITEBOARD_NAMESPACE);
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t("more")} tooltip={false} />}>
      {isReadOnly ? null : (
        <>
          <MenuItem icon={Minus} onSelect={() => onTool("line")}>
            {t("tool.line")}
          </MenuItem>
          <MenuItem icon={Hand} onSelect={() => onTool("hand")}>
            {t("tool.hand")}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={ZoomIn} onSelect={() => onCommand("zoomIn")}>
        {t("zoomIn")}
      </MenuItem>
      <MenuItem icon={ZoomOut} onSelect={() => onCommand("zoomOut")}>
        {t("zoomOut")}
      </MenuItem>
      <MenuItem icon={Maximize} disabled={isEmpty} onSelect={onShowAll}>
        {t("showAll")}
      </MenuItem>
      <MenuSeparator />
      {isReadOnly ? null : (
        <MenuItem icon={FolderOpen} onSelect={onOpen}>
          {t("open")}
        </MenuItem>
      )}
      <MenuItem icon={Download} disabled={isEmpty} onSelect={() => onExport("png")}>
        {t("png")}
      </MenuItem>
      <MenuItem icon={Download} disabled={isEmpty} onSelect={() => onExport("svg")}>
        {t("svg")}
      </MenuItem>
      {isReadOnly ? null : (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} disabled={!view?.hasSelection} onSelect={() => onCommand("delete")}>
            {t("delete")}
          </MenuItem>
          {mayClear ? (
            <MenuItem icon={Trash2} tone="danger" disabled={isEmpty} onSelect={onClear}>
              {t("clear")}
            </MenuItem>
          ) : null}
        </>
      )}
    </Menu>
  );
}

/** The toolbar over the board. Who only looks has the menu alone. */
export function BoardTools(props: BoardToolsProps) {
  const { view, isReadOnly, onTool, onStroke, onFiles } = props;
  const { t } = useTranslation(WHITEBOARD_NAMESPACE);
  const images = useFileChoice(IMAGE_TYPES.join(","), onFiles);
  const drawings = useFileChoice(DRAWINGS, onFiles);
  const toolButton = (tool: BoardTool, icon: LucideIcon) => (
    <IconButton
      key={tool}
      icon={icon}
      label={t(`tool.${tool}`)}
      aria-pressed={view?.tool === tool}
      variant={view?.tool === tool ? "soft" : "ghost"}
      className={styles.tool}
      onClick={() => onTool(tool)}
    />
  );
  return (
    <>
      <Toolbar label={t("tools")} className={styles.tools}>
        {isReadOnly ? null : (
          <>
            {TOOLS.map(({ tool, icon }) => toolButton(tool, icon))}
            <IconButton icon={Image} label={t("tool.image")} className={styles.tool} onClick={images.choose} />
            {toolButton("eraser", Eraser)}
            <StrokeMenu stroke={view?.stroke ?? STROKES.black} onStroke={onStroke} />
          </>
        )}
        <MoreMenu {...props} onOpen={drawings.choose} />
      </Toolbar>
      <input {...images.field} />
      <input {...drawings.field} />
    </>
  );
}
