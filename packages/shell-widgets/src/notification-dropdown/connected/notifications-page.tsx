import { notificationsQuery } from "@hotseat/api-client/queries";
import { MINUTE_MS } from "@hotseat/core/durations";
import { useHotseat, useReader, useServerNow } from "@hotseat/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { shellHrefs } from "../../shared/hrefs";
import { shellProblemText } from "../../shared/problem";
import { loadNextPage } from "../../shared/report-problem";
import { useShellText } from "../../shared/use-shell-text";
import { contentOf } from "../headless/notification.types";
import { type NotificationFilter, NotificationsPageView } from "../view/notifications-page-view";
import { useNotifications } from "./use-notifications";
import { useNotificationsTexts } from "./use-notifications-texts";

export interface NotificationsPageProps {
  /** The settings of notifications. Default: Hotseat's own. */
  preferencesHref?: string;
}

/** All notifications of the signed-in person, updated by the event stream. Opening it marks them as seen. */
export function NotificationsPage({
  preferencesHref = `${shellHrefs.settings}#settings-notifications`,
}: NotificationsPageProps) {
  useNotificationsTexts();
  const { client } = useHotseat();
  const { t } = useShellText();
  const reader = useReader();
  const now = useServerNow(MINUTE_MS);
  const [filter, setFilter] = useState<NotificationFilter>("all");
  const query = useInfiniteQuery(notificationsQuery(client, filter === "unread" ? { read: false } : {}));
  const { unread, types, onRead, onReadAll, markSeen } = useNotifications();
  const items = query.data?.pages.flatMap(({ results }) => results);
  const latestId = items?.[0]?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another latest notification is a reason to say it is seen.
  useEffect(() => {
    if (latestId !== null) markSeen(latestId);
  }, [latestId]);
  return (
    <NotificationsPageView
      content={contentOf(items, query.error, (error) => shellProblemText(error, t))}
      unread={unread ?? 0}
      types={types}
      reader={reader}
      now={now}
      filter={filter}
      onFilter={setFilter}
      more={query.isFetchingNextPage ? "loading" : query.hasNextPage ? "available" : "none"}
      onMore={() => void loadNextPage(query, t)}
      onRead={onRead}
      onReadAll={onReadAll}
      onRetry={() => void query.refetch()}
      preferencesHref={preferencesHref}
    />
  );
}
