import type { Reader } from "@hotseat/core/reader";
import { Badge, type BadgeProps } from "@hotseat/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@hotseat/ui/data-table";
import * as shared from "../shared/shared.css";
import { useAdminText } from "../shared/use-admin-text";
import { momentOf } from "../shared/when";
import * as styles from "./outbox.css";
import type { OutboxMail, OutboxStatus } from "./outbox.types";

/** `kept`: no mail server is set, so that nothing is on its way. */
type ShownStatus = OutboxStatus | "kept";

const TONES: Readonly<Record<ShownStatus, NonNullable<BadgeProps["tone"]>>> = {
  waiting: "amber",
  kept: "neutral",
  sent: "green",
  given_up: "red",
};

export interface OutboxTableProps {
  mails: readonly OutboxMail[];
  reader: Reader;
  /** Mails leave over a mail server. */
  isSending: boolean;
  onOpen: (mail: OutboxMail) => void;
}

/** The mails, the latest first. */
export function OutboxTable({ mails, reader, isSending, onOpen }: OutboxTableProps) {
  const { t } = useAdminText();
  const shownOf = (status: OutboxStatus): ShownStatus => (status === "waiting" && !isSending ? "kept" : status);
  return (
    <Table label={t("outbox.title")}>
      <TableHead>
        {(["subject", "to", "written", "attempts", "status"] as const).map((name) => (
          <TableHeader key={name} className={shared.header} numeric={name === "attempts"}>
            {t(`outbox.${name}`)}
          </TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <TableRow key={mail.id} className={shared.row}>
            <TableCell className={shared.mainCell}>
              <button type="button" className={styles.subject} onClick={() => onOpen(mail)}>
                {mail.subject ?? t("outbox.gone")}
              </button>
            </TableCell>
            <TableCell className={styles.to}>
              <span className={shared.address}>{mail.address}</span>
            </TableCell>
            <TableCell className={shared.cell}>
              <time className={shared.moment} dateTime={mail.created_at}>
                {momentOf(mail.created_at, reader)}
              </time>
            </TableCell>
            <TableCell numeric className={styles.attempts}>
              {mail.attempts}
            </TableCell>
            <TableCell className={shared.endCell}>
              <Badge tone={TONES[shownOf(mail.status)]}>{t(`outbox.statuses.${shownOf(mail.status)}`)}</Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
