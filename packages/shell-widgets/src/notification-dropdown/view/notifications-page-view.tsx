import { capitalised, dayOf, type Reader, relativeDay } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Heading } from "@hotseat/ui/text";
import { Bell, CheckCheck, Settings2 } from "lucide-react";
import { dateOf, instantOf } from "../../shared/when";
import type { NotificationActions, NotificationsContent, NotificationTypes } from "../headless/notification.types";
import { groupByDay } from "../headless/notification-rules";
import * as styles from "./notification-dropdown.css";
import { NotificationRow } from "./notification-row";
import { useNotificationsText } from "./use-notifications-text";

export type NotificationFilter = "all" | "unread";

export interface NotificationsPageViewProps extends NotificationActions {
  content: NotificationsContent;
  unread: number;
  types: NotificationTypes;
  reader: Reader;
  /** Milliseconds since 1970. */
  now: number;
  filter: NotificationFilter;
  onFilter: (filter: NotificationFilter) => void;
  /** `loading`: the next page is on its way. */
  more: "none" | "available" | "loading";
  onMore: () => void;
  preferencesHref: string;
}

/** All notifications, grouped by day in the reader's time zone (IN-6.3). */
export function NotificationsPageView(props: NotificationsPageViewProps) {
  const { unread, filter, onFilter, onReadAll, preferencesHref } = props;
  const { t } = useNotificationsText();
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <Heading as="h1" size="page">
          {t("title")}
        </Heading>
        <div className={styles.pageActions}>
          <Button variant="ghost" asChild>
            <a href={preferencesHref}>
              <Icon as={Settings2} size={16} />
              {t("preferences")}
            </a>
          </Button>
          {unread > 0 ? (
            <Button icon={CheckCheck} onClick={onReadAll}>
              {t("readAll")}
            </Button>
          ) : null}
        </div>
      </div>
      <SegmentedControl
        className={styles.filter}
        label={t("filter")}
        value={filter}
        onValueChange={onFilter}
        options={[
          { value: "all", label: t("all") },
          { value: "unread", label: unread > 0 ? t("onlyUnreadCount", { count: unread }) : t("onlyUnread") },
        ]}
      />
      <PageList {...props} />
    </div>
  );
}

function PageList(props: NotificationsPageViewProps) {
  const { content, types, reader, now, filter, more, onMore, onRead, onRetry } = props;
  const { t, language } = useNotificationsText();
  if (content.status === "loading")
    return (
      <SkeletonGroup label={t("title")}>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </SkeletonGroup>
    );
  if (content.status === "failed")
    return (
      <ErrorState
        title={t("failed")}
        description={content.detail}
        action={<Button onClick={onRetry}>{t("retry")}</Button>}
      />
    );
  if (content.items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Bell}
          title={t(filter === "all" ? "pageNone" : "pageNoneUnread")}
          description={t("noneText")}
        />
      </Card>
    );
  const today = dayOf(now, reader.timeZone);
  return (
    <>
      {groupByDay(content.items, reader.timeZone).map(({ day, items }) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={styles.dayName}>
            {relativeDay(day, today, language) ?? longDay(day, reader)}
          </h2>
          <Card padding="none">
            <ul className={styles.list}>
              {items.map((item) => (
                <NotificationRow key={item.id} item={item} types={types} reader={reader} onRead={onRead} look="page" />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {more === "none" ? null : (
        <Button className={styles.more} busy={more === "loading"} onClick={onMore}>
          {t("more")}
        </Button>
      )}
    </>
  );
}

const longDay = (day: string, reader: Reader): string =>
  capitalised(dateOf(instantOf(day, "12:00", reader.timeZone) ?? 0, reader), reader.locale);
