import { Checkbox } from "@hotseat/ui/checkbox";
import { Table, TableHead, TableHeader } from "@hotseat/ui/data-table";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import type { AdminList } from "../../shared/admin-list.types";
import { selectionState } from "../../shared/selection-state";
import { useAdminText } from "../../shared/use-admin-text";
import type { AdminRequest, RequestKind } from "../headless/admin-requests.types";
import type { RequestOrder } from "../headless/request-filters";
import { isDecidable } from "../headless/request-rules";
import { RequestGroup, type RequestGroupProps } from "./request-group";
import * as styles from "./requests.css";

const SORTS = { longest: "descending", shortest: "ascending" } as const satisfies Record<RequestOrder, string>;

export interface RequestTableProps extends Omit<RequestGroupProps, "kind" | "list"> {
  groups: readonly { kind: RequestKind; list: AdminList<AdminRequest> }[];
  /** The loaded requests of these groups. */
  requests: readonly AdminRequest[];
  order: RequestOrder;
  onOrderChange: (order: RequestOrder) => void;
}

/** The requests in their groups, one a row; on a narrow screen one a card. */
export function RequestTable({ groups, requests, order, onOrderChange, ...rest }: RequestTableProps) {
  const { t } = useAdminText();
  const { desk } = rest;
  const decidable = requests.filter(isDecidable);
  return (
    <div className={styles.place}>
      <Table label={t("requests.title")}>
        <TableHead className={styles.head}>
          <TableHeader className={styles.checkHeader}>
            <Checkbox
              aria-label={t("requests.selectAll")}
              checked={selectionState(decidable.length, desk.selected.length)}
              onCheckedChange={(isSelected) => desk.setAll(decidable, isSelected)}
            />
          </TableHeader>
          <TableHeader className={styles.nameHeader}>{t("column.name")}</TableHeader>
          <TableHeader className={styles.asksHeader}>{t("requests.asksFor")}</TableHeader>
          <TableHeader className={styles.header}>{t("requests.toKnow")}</TableHeader>
          <TableHeader
            className={styles.waitingHeader}
            sort={SORTS[order]}
            onSort={() => onOrderChange(order === "longest" ? "shortest" : "longest")}
          >
            {t("requests.waiting")}
          </TableHeader>
          <TableHeader className={styles.header}>
            <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
          </TableHeader>
        </TableHead>
        {groups.map(({ kind, list }) => (
          <RequestGroup key={kind} {...rest} kind={kind} list={list} />
        ))}
      </Table>
    </div>
  );
}
