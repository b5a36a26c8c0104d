import { formattingLocale } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ScrollRegion } from "@hotseat/ui/scroll-region";
import { ArrowDown, MessagesSquare } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { timeFormat } from "../../shared/headless/moment-format";
import type { ChatEntry, MayWrite } from "../headless/chat.types";
import { groupEntries } from "../headless/chat-rules";
import * as styles from "./chat.css";
import { ChatComposer } from "./chat-composer";
import { Message, type MessageActions } from "./chat-message";
import { useFollowEnd } from "./use-follow-end";

export interface ChatViewProps extends MessageActions {
  /** Oldest first. */
  entries: readonly ChatEntry[];
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  mayWrite: MayWrite;
  /** Older messages are at the server; absent when all are here. */
  older?: { readonly isLoading: boolean; onLoad: () => void };
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

interface Formats {
  time: (ms: number) => string;
  day: (ms: number) => string;
}

function useFormats(language: string, timeZone: string | undefined): Formats {
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(formattingLocale(language), {
      weekday: "long",
      day: "numeric",
      month: "long",
      ...(timeZone ? { timeZone } : {}),
    });
    return { time: timeFormat(language, timeZone), day: (ms) => day.format(ms) };
  }, [language, timeZone]);
}

/** The text chat of a session: what was written, who wrote it and when, and a field to write in. */
export function ChatView({ entries, draft, onDraft, onSend, mayWrite, older, timeZone, ...actions }: ChatViewProps) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "chat" });
  const formats = useFormats(i18n.language, timeZone);
  const groups = useMemo(() => groupEntries(entries, formats.day), [entries, formats]);
  const { ref, onScroll, hasNewBelow, toEnd } = useFollowEnd(entries);
  return (
    <div className={styles.panel}>
      <div className={styles.place}>
        <ScrollRegion ref={ref} className={styles.log} role="log" label={t("log")} onScroll={onScroll}>
          {older ? (
            <Button variant="ghost" size="small" className={styles.older} busy={older.isLoading} onClick={older.onLoad}>
              {t("older")}
            </Button>
          ) : null}
          {entries.length === 0 ? (
            <EmptyState heading="h3" icon={MessagesSquare} title={t("empty")} description={t("emptyText")} />
          ) : null}
          {groups.map((group, index) => {
            const before = groups[index - 1];
            const isNewDay = before !== undefined && formats.day(before.at) !== formats.day(group.at);
            return (
              <div key={group.key} className={styles.group} data-sender={group.isMine ? "me" : "other"}>
                {isNewDay ? <span className={styles.day}>{formats.day(group.at)}</span> : null}
                <p className={styles.head}>
                  <strong className={styles.sender}>{group.isMine ? t("you") : group.senderName}</strong>
                  <time className={styles.time} dateTime={new Date(group.at).toISOString()}>
                    {formats.time(group.at)}
                  </time>
                </p>
                {group.entries.map((entry) => (
                  <Message key={entry.key} entry={entry} {...actions} />
                ))}
              </div>
            );
          })}
        </ScrollRegion>
        {hasNewBelow ? (
          <Button variant="secondary" size="small" icon={ArrowDown} className={styles.toEnd} onClick={toEnd}>
            {t("newBelow")}
          </Button>
        ) : null}
      </div>
      {mayWrite === "yes" ? (
        <ChatComposer draft={draft} onDraft={onDraft} onSend={onSend} />
      ) : (
        <p className={styles.closed}>{t(`closed.${mayWrite}`)}</p>
      )}
    </div>
  );
}
