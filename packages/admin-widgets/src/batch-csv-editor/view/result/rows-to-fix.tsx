import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import { Icon } from "@hotseat/ui/icon";
import { Heading } from "@hotseat/ui/text";
import { CircleAlert, Download } from "lucide-react";
import * as shared from "../../../shared/shared.css";
import type { BatchField, BatchRowResult } from "../../headless/batch.types";
import { reasonWords } from "../check/problem-words";
import { useBatchText } from "../use-batch-text";
import * as styles from "./result-step.css";

/** Rows that are listed; the file has all of them. */
const LISTED_MAX = 100;

export interface RowsToFixProps {
  rows: readonly BatchRowResult[];
  /** Text of a field of a row. */
  textOf: (row: number, field: BatchField) => string;
  onExport: () => void;
  /** Opens the row in the grid; left out where there is no grid. */
  onEdit?: (row: number) => void;
  /** Sends a row again that failed by no fault of its own. */
  onRetry?: (row: number) => void;
}

/** The rows that are not in, with the reason and what can be done. */
export function RowsToFix({ rows, textOf, onExport, onEdit, onRetry }: RowsToFixProps) {
  const { t, counted } = useBatchText();
  const rest = rows.length - LISTED_MAX;
  return (
    <Card padding="none">
      <div className={styles.tableHead}>
        <Heading size="card">{t("result.rows")}</Heading>
        <Button variant="ghost" icon={Download} className={styles.ghost} onClick={onExport}>
          {t("result.export")}
        </Button>
      </div>
      <Table label={t("result.rows")}>
        <TableHead>
          <TableHeader className={`${shared.header} ${styles.rowHeader}`}>{t("result.column.row")}</TableHeader>
          <TableHeader className={shared.header}>{t("result.column.email")}</TableHeader>
          <TableHeader className={shared.header}>{t("result.column.name")}</TableHeader>
          <TableHeader className={shared.header}>{t("result.column.why")}</TableHeader>
          <TableHeader className={shared.header}>{t("result.column.action")}</TableHeader>
        </TableHead>
        <TableBody>
          {rows.slice(0, LISTED_MAX).map(({ row, reason, outcome }) => {
            const act = outcome === "failed" ? onRetry : onEdit;
            const words = outcome === "failed" ? "retry" : "edit";
            return (
              <TableRow key={row} className={shared.row}>
                <TableCell className={styles.rowNumber}>{row}</TableCell>
                <TableCell className={styles.cell}>{textOf(row, "email")}</TableCell>
                <TableCell className={styles.cell}>{textOf(row, "full_name")}</TableCell>
                <TableCell className={styles.cell}>
                  <span className={styles.why}>
                    <span className={styles.whyMark}>
                      <Icon as={CircleAlert} />
                    </span>
                    {reasonWords(t, reason)}
                  </span>
                </TableCell>
                <TableCell className={styles.action}>
                  {act ? (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={t(`result.${words}Row`, { row })}
                      onClick={() => act(row)}
                    >
                      {t(words === "edit" ? "result.edit" : "retry")}
                    </Button>
                  ) : null}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {rest > 0 ? <p className={styles.more}>{counted("result.more", rest)}</p> : null}
    </Card>
  );
}
