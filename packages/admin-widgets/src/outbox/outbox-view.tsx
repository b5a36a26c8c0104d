import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Callout } from "@hotseat/ui/callout";
import { Card } from "@hotseat/ui/card";
import { MailX, Send } from "lucide-react";
import type { AdminList } from "../shared/admin-list.types";
import { AdminPage } from "../shared/admin-page";
import { ListState } from "../shared/list-state";
import { LoadMore } from "../shared/load-more";
import { useAdminText } from "../shared/use-admin-text";
import { MailDialog } from "./mail-dialog";
import type { OutboxDetail, OutboxMail, TestMail } from "./outbox.types";
import { OutboxTable } from "./outbox-table";
import { TestMailNotice } from "./test-mail";

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
  /** The test mail of this visit; null while none was asked for. */
  test: TestMail | null;
  /** The request for a test mail runs. */
  isTesting: boolean;
  onTest: () => void;
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
  test,
  isTesting,
  onTest,
}: OutboxViewProps) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("outbox.title")}
      actions={
        <Button variant="secondary" icon={Send} busy={isTesting} onClick={onTest}>
          {t("outbox.test.send")}
        </Button>
      }
    >
      {test === null ? null : <TestMailNotice mail={test} />}
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
              <OutboxTable mails={mails} reader={reader} isSending={isSending} onOpen={onOpen} />
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
