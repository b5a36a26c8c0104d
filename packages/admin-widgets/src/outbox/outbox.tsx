import { outboxMailQuery, outboxQuery } from "@hotseat/api-client/queries";
import { useHotseat, useReader } from "@hotseat/react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { listOf, loadNextPage } from "../shared/list-of";
import { adminProblemText } from "../shared/problem";
import { useAdminText } from "../shared/use-admin-text";
import { useAdminTexts } from "../shared/use-admin-texts";
import type { OutboxDetail, OutboxMail } from "./outbox.types";
import { OutboxView } from "./outbox-view";
import { useTestMail } from "./use-test-mail";

export interface OutboxProps {
  /** The search of the address: `?mail=ID` is the open mail. */
  search: string;
  onSearchChange: (search: string) => void;
}

/** The mails of the installation; for platform administrators. */
export function Outbox({ search, onSearchChange }: OutboxProps) {
  useAdminTexts();
  const { t } = useAdminText();
  const { client } = useHotseat();
  const reader = useReader();
  const mails = useInfiniteQuery(outboxQuery(client));
  const isSending = mails.data?.pages[0]?.sends ?? true;
  const { test, isTesting, send } = useTestMail(isSending);
  const openId = new URLSearchParams(search).get("mail");
  const mail = useQuery({ ...outboxMailQuery(client, openId ?? ""), enabled: openId !== null });
  const listed = mails.data?.pages.flatMap((page) => page.results).find(({ id }) => id === openId);
  const shown: OutboxMail | undefined = mail.data ?? listed;

  const detailOf = (): OutboxDetail => {
    if (mail.data) {
      const { html, text, calendar } = mail.data;
      return { status: "ready", html, text, calendar };
    }
    return mail.error ? { status: "failed", detail: adminProblemText(mail.error, t) } : { status: "loading" };
  };
  return (
    <OutboxView
      list={listOf(mails, t, (each): OutboxMail => each)}
      reader={reader}
      isSending={isSending}
      open={openId === null || !shown ? null : { mail: shown, detail: detailOf() }}
      onOpen={({ id }) => onSearchChange(`?mail=${encodeURIComponent(id)}`)}
      onClose={() => onSearchChange("")}
      onMore={() => void loadNextPage(mails, t)}
      onRetry={() => void mails.refetch()}
      onRetryMail={() => void mail.refetch()}
      test={test}
      isTesting={isTesting}
      onTest={send}
    />
  );
}
