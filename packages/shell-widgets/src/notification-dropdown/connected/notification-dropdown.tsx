import { latestNotificationsQuery } from "@hotseat/api-client/queries";
import { useHotseat, useReader } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { shellHrefs } from "../../shared/hrefs";
import { shellProblemText } from "../../shared/problem";
import { useShellText } from "../../shared/use-shell-text";
import { contentOf } from "../headless/notification.types";
import { NotificationDropdownView } from "../view/notification-dropdown-view";
import { knownUnreadOf } from "./known-unread";
import { useNotifications } from "./use-notifications";
import { useNotificationsTexts } from "./use-notifications-texts";
import { useTitleBadge } from "./use-title-badge";

export interface NotificationDropdownProps {
  /** The page with all notifications. Default: Hotseat's own. */
  allHref?: string;
  /** Only notifications of this session, as a live session shows them. */
  sessionId?: number;
  /** Puts the number of unread notifications before the window's title. Default false. */
  titleBadge?: boolean;
}

/** The bell of the signed-in person, updated by the event stream. */
export function NotificationDropdown({
  allHref = shellHrefs.notifications,
  sessionId,
  titleBadge = false,
}: NotificationDropdownProps) {
  useNotificationsTexts();
  const { client } = useHotseat();
  const { t } = useShellText();
  const latest = useQuery(latestNotificationsQuery(client, sessionId));
  const reader = useReader();
  const { unread, types, onRead, onReadAll, markSeen } = useNotifications();
  useTitleBadge(titleBadge ? (unread ?? 0) : 0);
  return (
    <NotificationDropdownView
      content={contentOf(latest.data, latest.error, (error) => shellProblemText(error, t))}
      unread={unread}
      types={types}
      reader={reader}
      allHref={allHref}
      onOpen={() => markSeen(latest.data?.[0]?.id ?? null)}
      onRead={onRead}
      onReadAll={onReadAll}
      onRetry={() => void latest.refetch()}
      known={knownUnreadOf(client)}
    />
  );
}
