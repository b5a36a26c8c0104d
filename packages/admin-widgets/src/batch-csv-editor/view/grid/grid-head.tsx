import type { BatchField } from "../../headless/batch.types";
import type { BatchColumn } from "../../headless/editor.types";
import { useBatchText } from "../use-batch-text";
import * as styles from "./grid.css";
import type { ShownColumn } from "./grid.types";
import { columnHeaderRole, rowRole } from "./grid-roles";

interface GridHeadProps {
  columns: readonly BatchColumn[];
  shown: readonly ShownColumn[];
  required: readonly BatchField[];
}

/** Names of the columns; stays in place while the rows scroll. */
export function GridHead({ columns, shown, required }: GridHeadProps) {
  const { t } = useBatchText();
  return (
    <div {...rowRole(1)} className={styles.headLine}>
      <div {...columnHeaderRole(1)} className={styles.number}>
        <span className={styles.hidden}>{t("grid.row")}</span>
      </div>
      {shown.map(({ index, start, size }) => {
        const column = columns[index];
        if (!column) return null;
        const isRequired = column.field !== null && required.includes(column.field);
        return (
          <div
            key={column.id}
            {...columnHeaderRole(index + 2)}
            data-column-head={index}
            className={styles.header}
            style={{ left: start, width: size }}
            title={column.name}
          >
            <span className={styles.headerName}>{column.name}</span>
            {isRequired ? <span className={styles.headerNote}>{t("required")}</span> : null}
          </div>
        );
      })}
    </div>
  );
}
