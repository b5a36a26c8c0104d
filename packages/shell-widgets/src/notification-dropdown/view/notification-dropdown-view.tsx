import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { CountBadge } from "@hotseat/ui/count-badge";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { IconButton } from "@hotseat/ui/icon-button";
import { Link } from "@hotseat/ui/link";
import { Spinner } from "@hotseat/ui/spinner";
import { Heading } from "@hotseat/ui/text";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Bell, CheckCheck } from "lucide-react";
import type { NotificationActions, NotificationsContent, NotificationTypes } from "../headless/notification.types";
import { BADGE_MAX } from "../headless/notification-rules";
import { type KnownUnread, useNotificationDropdown } from "../headless/use-notification-dropdown";
import * as styles from "./notification-dropdown.css";
import { NotificationRow } from "./notification-row";
import { useNotificationsText } from "./use-notifications-text";

export interface NotificationDropdownViewProps extends NotificationActions {
  /** The latest unread notifications. */
  content: NotificationsContent;
  /** The number of all unread notifications; null until it is known. */
  unread: number | null;
  types: NotificationTypes;
  reader: Reader;
  /** The page with all notifications. */
  allHref: string;
  /** Called each time the list opens. */
  onOpen: () => void;
  /** The number that the bell of an earlier page knew last. Default: none. */
  known?: KnownUnread;
}

/** A bell with the number of unread notifications, and the latest of them in a list (IN-6.1). */
export function NotificationDropdownView(props: NotificationDropdownViewProps) {
  const { unread, allHref, onOpen, onReadAll, known } = props;
  const { t } = useNotificationsText();
  const dropdown = useNotificationDropdown({ unread, onOpen, known });
  const count = unread ?? 0;
  return (
    <div className={styles.root} {...dropdown.getRootProps()}>
      <span className={styles.bell}>
        <IconButton icon={Bell} label={t("bell")} variant="ghost" tooltip={false} {...dropdown.getTriggerProps()} />
        <CountBadge count={count} max={BADGE_MAX} label={t("unread", { count })} floating />
      </span>
      <VisuallyHidden>
        <span role="status" key={dropdown.announced.turn}>
          {dropdown.announced.count > 0 ? t("new", { count: dropdown.announced.count }) : ""}
        </span>
      </VisuallyHidden>
      <section className={styles.panel} aria-label={t("latest")} {...dropdown.getPanelProps()}>
        <div className={styles.head}>
          <Heading as="h2">{t("title")}</Heading>
          {count > 0 ? (
            <Button variant="ghost" size="small" icon={CheckCheck} className={styles.readAll} onClick={onReadAll}>
              {t("readAll")}
            </Button>
          ) : null}
        </div>
        <div className={styles.body}>
          <DropdownBody {...props} />
        </div>
        <div className={styles.foot}>
          <Link href={allHref} onClick={dropdown.close}>
            {t("viewAll")}
          </Link>
        </div>
      </section>
    </div>
  );
}

function DropdownBody({ content, types, reader, onRead, onRetry }: NotificationDropdownViewProps) {
  const { t } = useNotificationsText();
  if (content.status === "loading")
    return (
      <div className={styles.state} aria-busy="true">
        <Spinner />
      </div>
    );
  if (content.status === "failed")
    return (
      <div className={styles.state}>
        <ErrorState
          title={t("failed")}
          description={content.detail}
          action={<Button onClick={onRetry}>{t("retry")}</Button>}
        />
      </div>
    );
  if (content.items.length === 0)
    return (
      <div className={styles.state}>
        <EmptyState heading="p" title={t("none")} description={t("noneText")} />
      </div>
    );
  return (
    <ul className={styles.list}>
      {content.items.map((item) => (
        <NotificationRow key={item.id} item={item} types={types} reader={reader} onRead={onRead} look="dropdown" />
      ))}
    </ul>
  );
}
