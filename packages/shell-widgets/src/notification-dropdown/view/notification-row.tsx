import { capitalised, dayOf, type Reader } from "@hotseat/core/reader";
import { Icon } from "@hotseat/ui/icon";
import { IconButton } from "@hotseat/ui/icon-button";
import { Link } from "@hotseat/ui/link";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Check, ChevronDown } from "lucide-react";
import { dateOf, timeOf } from "../../shared/when";
import type { NotificationTypes } from "../headless/notification.types";
import { detailsOf, type NotificationItem, titleOf } from "../headless/notification-rules";
import * as styles from "./notification-dropdown.css";
import { looksOf } from "./notification-types";
import { useNotificationsText } from "./use-notifications-text";

export interface NotificationRowProps {
  item: NotificationItem;
  types: NotificationTypes;
  reader: Reader;
  onRead: (id: string, clicked: boolean) => void;
  /** `dropdown` is one link; `page` has its action as a button. */
  look: "dropdown" | "page";
}

/** A notification: what happened, to which session, when, and one action. */
export function NotificationRow({ item, types, reader, onRead, look }: NotificationRowProps) {
  const { t } = useNotificationsText();
  const { icon, color, title, defaultMessage } = looksOf(types, item.notification_type.key);
  const message = titleOf(item, { isKnown: title !== null, defaultMessage }, t);
  const at = Date.parse(item.created_at);
  const words = (
    <span className={styles.words}>
      <span className={styles.message}>{message}</span>
      <NotificationAbout item={item} reader={reader} />
      {title === null ? <NotificationDetails data={item.data} /> : null}
    </span>
  );
  const follow = () => onRead(item.id, true);
  return (
    <li className={styles.row} data-look={look} data-read={item.is_read || undefined}>
      <span className={styles.tile} data-color={item.is_read ? "neutral" : color}>
        <Icon as={icon} size={18} />
      </span>
      {look === "dropdown" && item.link !== null ? (
        <a className={styles.cover} href={item.link} onClick={follow}>
          {words}
        </a>
      ) : (
        words
      )}
      {look === "page" && item.link !== null ? (
        <Link className={styles.action} href={item.link} onClick={follow}>
          {t([`action.${item.notification_type.key}`, "action.other"])}
        </Link>
      ) : null}
      <time className={styles.time} dateTime={item.created_at}>
        {timeOf(at, reader)}
      </time>
      {item.is_read ? (
        <span className={styles.dotPlace} />
      ) : (
        <span className={styles.dotPlace}>
          <span className={styles.dot} aria-hidden="true" />
          <VisuallyHidden>{t("isUnread")}</VisuallyHidden>
          <IconButton
            className={styles.markRead}
            icon={Check}
            size="small"
            label={t("markRead", { message })}
            onClick={() => onRead(item.id, false)}
          />
        </span>
      )}
    </li>
  );
}

/** The data of a kind that is not known here, so that nothing of it is lost. */
function NotificationDetails({ data }: { data: unknown }) {
  const { t } = useNotificationsText();
  const details = detailsOf(data);
  if (details === null) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.detailsSummary}>
        {t("details")}
        <span className={styles.chevron}>
          <Icon as={ChevronDown} size={14} />
        </span>
      </summary>
      <pre className={styles.json}>{JSON.stringify(details, null, 2)}</pre>
    </details>
  );
}

/** The session of a notification: its workshop, and its day where that is not today's. */
function NotificationAbout({ item, reader }: { item: NotificationItem; reader: Reader }) {
  const { t } = useNotificationsText();
  const { workshop, start_time } = item.data;
  if (workshop === null) {
    const isGone = item.link === null;
    return isGone ? <span className={styles.about}>{t("gone")}</span> : null;
  }
  const start = start_time === null ? null : Date.parse(start_time);
  const isSameDay =
    start === null || dayOf(start, reader.timeZone) === dayOf(Date.parse(item.created_at), reader.timeZone);
  return (
    <span className={styles.about}>
      {isSameDay || start === null ? workshop : `${workshop}, ${capitalised(dateOf(start, reader), reader.locale)}`}
    </span>
  );
}
