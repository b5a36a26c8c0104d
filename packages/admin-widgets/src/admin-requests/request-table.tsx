import { languageName } from "@hotseat/core/reader";
import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Checkbox } from "@hotseat/ui/checkbox";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import { IconButton } from "@hotseat/ui/icon-button";
import { Text } from "@hotseat/ui/text";
import { X } from "lucide-react";
import { PersonCell } from "../shared/person-cell";
import * as styles from "../shared/shared.css";
import { useAdminText } from "../shared/use-admin-text";
import { waitedFor } from "../shared/when";
import type { AdminRequest } from "./admin-requests.types";
import { selectionState } from "./request-rules";
import type { RequestSelection } from "./use-request-selection";

export interface RequestTableProps {
  requests: readonly AdminRequest[];
  selection: RequestSelection;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Requests that are being decided. */
  deciding: readonly string[];
  onApprove: (id: string) => void;
  onReject: (id: string) => void;
}

/** The requests, one a row. */
export function RequestTable(props: RequestTableProps) {
  const { requests, selection } = props;
  const { t } = useAdminText();
  return (
    <Table label={t("requests.title")}>
      <TableHead>
        <TableHeader className={styles.checkHeader}>
          <Checkbox
            aria-label={t("requests.selectAll")}
            checked={selectionState(requests.length, selection.ids.length)}
            onCheckedChange={selection.setAll}
          />
        </TableHeader>
        <TableHeader className={styles.header}>{t("column.name")}</TableHeader>
        <TableHeader className={styles.header}>{t("requests.asksFor")}</TableHeader>
        <TableHeader className={styles.header}>{t("requests.waiting")}</TableHeader>
        <TableHeader className={styles.endHeader}>{t("column.actions")}</TableHeader>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <RequestRow key={request.id} {...props} request={request} />
        ))}
      </TableBody>
    </Table>
  );
}

function RequestRow({
  request,
  selection,
  now,
  deciding,
  onApprove,
  onReject,
}: RequestTableProps & { request: AdminRequest }) {
  const { t, language } = useAdminText();
  const { id, full_name, email, is_confirmed, organisation, institution } = request;
  const isDeciding = deciding.includes(id);
  return (
    <TableRow selected={selection.has(id)} className={styles.row}>
      <TableCell className={styles.cell}>
        <Checkbox
          aria-label={t("requests.select", { name: full_name })}
          checked={selection.has(id)}
          onCheckedChange={() => selection.toggle(id)}
        />
      </TableCell>
      <TableCell className={styles.mainCell}>
        <PersonCell name={full_name} email={email}>
          {is_confirmed ? null : (
            <span>
              <Badge tone="amber">{t("requests.notConfirmed")}</Badge>
            </span>
          )}
        </PersonCell>
      </TableCell>
      <TableCell className={styles.cell}>
        <span className={styles.words}>
          {institution ?? organisation ?? t("requests.nowhere")}
          <Text size="small" tone="muted">
            {languageName(request.language)}
          </Text>
        </span>
      </TableCell>
      <TableCell className={styles.cell}>
        <time className={styles.moment} dateTime={request.waiting_since}>
          {waitedFor(request.waiting_since, now, language) ?? t("requests.justNow")}
        </time>
      </TableCell>
      <TableCell className={styles.endCell}>
        <span className={styles.actions}>
          <Button
            aria-label={t("requests.approveName", { name: full_name })}
            busy={isDeciding}
            onClick={() => onApprove(id)}
          >
            {t("requests.approve")}
          </Button>
          <IconButton
            icon={X}
            label={t("requests.rejectName", { name: full_name })}
            resting={isDeciding}
            onClick={() => onReject(id)}
          />
        </span>
      </TableCell>
    </TableRow>
  );
}
