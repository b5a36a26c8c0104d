import { languageName } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Checkbox } from "@hotseat/ui/checkbox";
import { TableCell, TableRow } from "@hotseat/ui/data-table";
import { IconButton } from "@hotseat/ui/icon-button";
import { Text } from "@hotseat/ui/text";
import { X } from "lucide-react";
import { memo } from "react";
import { PersonCell } from "../../shared/person-cell";
import * as shared from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { startOf, waitedFor } from "../../shared/when";
import type { AdminRequest, RequestProblem } from "../headless/admin-requests.types";
import { approvalOf, isDecidable, keyOf, requestedPlaceOf } from "../headless/request-rules";
import { RequestRemarks } from "./request-remarks";
import * as styles from "./requests.css";

/** Decisions of a row; the same functions at each render, so that only changed rows render again. */
export interface RowActions {
  onToggle: (request: AdminRequest) => void;
  onApprove: (request: AdminRequest, decision: "approve" | "approve_as_observer") => void;
  onReject: (request: AdminRequest) => void;
}

export interface RequestRowProps extends RowActions {
  request: AdminRequest;
  isSelected: boolean;
  isDeciding: boolean;
  problem: RequestProblem | null;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  timeZone: string;
}

/** One request: the person, what they ask for, what to know, and the decision. */
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { request, isSelected, problem, now, timeZone, onToggle } = props;
  const { t, language } = useAdminText();
  return (
    <TableRow selected={isSelected} className={styles.row} data-request={keyOf(request)}>
      <TableCell className={styles.checkCell}>
        <Checkbox
          aria-label={t("requests.select", { name: request.full_name })}
          checked={isSelected}
          disabled={!isDecidable(request)}
          onCheckedChange={() => onToggle(request)}
        />
      </TableCell>
      <TableCell className={styles.nameCell}>
        <PersonCell name={request.full_name} email={request.email} />
      </TableCell>
      <TableCell className={styles.asksCell}>
        <AsksFor request={request} timeZone={timeZone} />
      </TableCell>
      <TableCell className={styles.knowCell}>
        <RequestRemarks request={request} problem={problem} isSelected={isSelected} />
      </TableCell>
      <TableCell className={styles.waitingCell}>
        <time className={shared.moment} dateTime={request.waiting_since}>
          {waitedFor(request.waiting_since, now, language) ?? t("requests.justNow")}
        </time>
      </TableCell>
      <TableCell className={styles.actionsCell}>
        <Decisions {...props} />
      </TableCell>
    </TableRow>
  );
});

function AsksFor({ request, timeZone }: { request: AdminRequest; timeZone: string }) {
  const { t, language } = useAdminText();
  const [first, second] =
    request.kind === "account"
      ? [request.institution ?? request.organisation ?? t("requests.nowhere"), languageName(request.language)]
      : [
          request.title,
          `${startOf(request.start, { locale: language, timeZone })} · ${t(`requests.place.${requestedPlaceOf(request)}`)}`,
        ];
  return (
    <span className={styles.asks}>
      {first}
      <Text size="small" tone="muted">
        {second}
      </Text>
    </span>
  );
}

function Decisions({ request, isDeciding, onApprove, onReject }: RequestRowProps) {
  const { t } = useAdminText();
  const name = request.full_name;
  const approval = approvalOf(request);
  return (
    <span className={styles.actions}>
      {approval === "approve" ? (
        <Button
          aria-label={t("requests.approveName", { name })}
          busy={isDeciding}
          onClick={() => onApprove(request, approval)}
        >
          {t("requests.approve")}
        </Button>
      ) : null}
      {approval === "approve_as_observer" ? (
        <Button
          variant="secondary"
          aria-label={t("requests.asObserverName", { name })}
          busy={isDeciding}
          onClick={() => onApprove(request, approval)}
        >
          {t("requests.asObserver")}
        </Button>
      ) : null}
      {isDecidable(request) ? (
        <IconButton
          icon={X}
          label={t("requests.rejectName", { name })}
          resting={isDeciding}
          onClick={() => onReject(request)}
        />
      ) : null}
    </span>
  );
}
