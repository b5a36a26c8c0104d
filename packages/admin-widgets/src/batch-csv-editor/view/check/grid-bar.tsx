import { IconButton } from "@hotseat/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@hotseat/ui/menu";
import { Divider } from "@hotseat/ui/stack";
import { Switch } from "@hotseat/ui/switch";
import { TextField } from "@hotseat/ui/text-field";
import {
  CircleMinus,
  CirclePlus,
  Columns3,
  Download,
  Ellipsis,
  Pencil,
  Plus,
  Redo2,
  Search,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import type { BatchColumn, TableState } from "../../headless/editor.types";
import type { BatchEditor } from "../../headless/store/create-batch-editor";
import { useBatchText } from "../use-batch-text";
import * as styles from "./check-step.css";
import { ColumnDialog } from "./column-dialog";
import { FormatLine } from "./format-line";

export interface GridBarProps {
  editor: BatchEditor;
  state: TableState;
  /** Shown only where the file can be read again. */
  canReread: boolean;
  onDownload: () => void;
}

type Open = { kind: "none" } | { kind: "add" } | { kind: "rename"; column: BatchColumn };

/** Filter, format, undo, search, and what can be done with rows and columns. */
export function GridBar({ editor, state, canReread, onDownload }: GridBarProps) {
  const { t } = useBatchText();
  const [open, setOpen] = useState<Open>({ kind: "none" });
  return (
    <div className={styles.bar}>
      <Switch
        label={t("grid.onlyProblems")}
        checked={state.onlyProblems}
        onCheckedChange={(isOn) => editor.setOnlyProblems(isOn)}
      />
      {canReread ? (
        <>
          <span className={styles.barDivider}>
            <Divider orientation="vertical" />
          </span>
          <FormatLine format={state.format} onChange={(format) => void editor.setFormat(format)} />
        </>
      ) : null}
      <span className={styles.barEnd}>
        <IconButton icon={Undo2} label={t("grid.undo")} resting={!state.canUndo} onClick={() => editor.undo()} />
        <IconButton icon={Redo2} label={t("grid.redo")} resting={!state.canRedo} onClick={() => editor.redo()} />
        <RowMenu editor={editor} state={state} onOpen={setOpen} onDownload={onDownload} />
        <TextField
          type="search"
          icon={Search}
          className={styles.find}
          aria-label={t("grid.find")}
          placeholder={t("grid.find")}
          value={state.find}
          onChange={(event) => editor.setFind(event.currentTarget.value)}
        />
      </span>
      {open.kind === "none" ? null : (
        <ColumnDialog
          editor={editor}
          column={open.kind === "rename" ? open.column : null}
          onClose={() => setOpen({ kind: "none" })}
        />
      )}
    </div>
  );
}

interface RowMenuProps extends Pick<GridBarProps, "editor" | "state" | "onDownload"> {
  onOpen: (open: Open) => void;
}

function RowMenu({ editor, state, onOpen, onDownload }: RowMenuProps) {
  const { t } = useBatchText();
  const rows = editor.selectedRows();
  const column = state.columns[state.selection.focus.column];
  const areAside = rows.length > 0 && rows.every((row) => state.aside.has(row));
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={t("grid.more")} tooltip={false} />}>
      <MenuItem icon={Plus} onSelect={() => editor.addRows(rows.at(-1) ?? null)}>
        {t("grid.addRow")}
      </MenuItem>
      {rows.length === 0 ? null : (
        <>
          <MenuItem icon={areAside ? CirclePlus : CircleMinus} onSelect={() => editor.setAside(rows, !areAside)}>
            {t(areAside ? "grid.takeBack" : "grid.setAside", { count: rows.length })}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => editor.deleteRows(rows)}>
            {t("grid.deleteRows", { count: rows.length })}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem icon={Columns3} onSelect={() => onOpen({ kind: "add" })}>
        {t("grid.addColumn")}
      </MenuItem>
      {column ? (
        <>
          <MenuItem icon={Pencil} onSelect={() => onOpen({ kind: "rename", column })}>
            {t("grid.renameColumn", { column: column.name })}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => editor.deleteColumn(column.id)}>
            {t("grid.deleteColumn", { column: column.name })}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={Download} onSelect={onDownload}>
        {t("grid.download")}
      </MenuItem>
    </Menu>
  );
}
