import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { useBatchText } from "../use-batch-text";
import * as styles from "./grid.css";
import type { GetEditorProps } from "./grid.types";

interface CellEditorProps {
  getEditorProps: GetEditorProps;
  column: string;
  row: number;
}

/** The field over a cell while it is edited. Leaving it takes the draft over. */
export function CellEditor({ getEditorProps, column, row }: CellEditorProps) {
  const { t } = useBatchText();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  const { onKeyDown, ...rest } = getEditorProps();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends a composition of signs is not one that ends the edit.
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else onKeyDown(event);
  };
  return (
    <input
      ref={field}
      {...rest}
      className={styles.editor}
      aria-label={t("cells.edited", { column, row })}
      onKeyDown={press}
    />
  );
}
