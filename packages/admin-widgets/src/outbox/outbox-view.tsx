import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { MailX } from "lucide-react";
import type { AdminList } from "../shared/admin-list.types";
import { AdminPage } from "../shared/admin-page";
import { ListState } from "../shared/list-state";
import { LoadMore } from "../shared/load-more";
import { useAdminText } from "../shared/use-admin-text";
import type { Reader } from "../shared/when";
import { MailDialog } from "./mail-dialog";
import type { OutboxDetail, OutboxMail } from "./outbox.types";
import { OutboxTable } from "./outbox-table";

export interface OutboxViewProps {
  list: AdminList<OutboxMail>;
  reader: Reader;
  /** Mails leave over a mail server; false: they are read here only. */
  isSending: boolean;
  /** The open mail; null while none is. */
  open: { mail: OutboxMail; detail: OutboxDetail } | null;
  onOpen: (mail: OutboxMail) => void;
  onClose: () => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryMail: () => void;
}

/** The mails that this installation wrote, sent or not. */
export function OutboxView({
  list,
  reader,
  isSending,
  open,
  onOpen,
  onClose,
  onMore,
  onRetry,
  onRetryMail,
}: OutboxViewProps) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("outbox.title")}>
      {isSending ? null : (
        <Callout role="note" icon={MailX}>
          {t("outbox.notSending")}
        </Callout>
      )}
      <Card padding="none">
        <ListState
          list={list}
          empty={{ title: t("outbox.empty.title"), description: t("outbox.empty.text") }}
          onRetry={onRetry}
        >
          {(mails) => (
            <>
              <OutboxTable mails={mails} reader={reader} onOpen={onOpen} />
              <LoadMore list={list} onMore={onMore} />
            </>
          )}
        </ListState>
      </Card>
      {open === null ? null : (
        <MailDialog mail={open.mail} detail={open.detail} onRetry={onRetryMail} onClose={onClose} />
      )}
    </AdminPage>
  );
}
