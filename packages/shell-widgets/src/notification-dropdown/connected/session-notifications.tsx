import { latestNotificationsQuery, notificationTypesQuery, unreadCountQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { titleOf } from "../headless/notification-rules";
import { looksOf } from "../view/notification-types";
import { useNotificationsText } from "../view/use-notifications-text";
import { knownUnreadOf } from "./known-unread";
import { useNotificationsTexts } from "./use-notifications-texts";

export interface SessionNotificationsProps {
  sessionId: number;
  /**
   * When the person entered, in Unix milliseconds of the server's clock: a notification created later is shown even when the first
   * list to arrive has it. The time of the first render unless given.
   */
  enteredAt?: number;
}

/**
 * In a live session, in place of the bell: shows each new notification about this session at once, as a toast. All others wait for the
 * bell of the next page, which announces them (IN-6.7).
 */
export function SessionNotifications({ sessionId, enteredAt }: SessionNotificationsProps) {
  useNotificationsTexts();
  const { t } = useNotificationsText();
  const { client } = useHotseat();
  useServerEvents({ global: true });
  const { data: latest } = useQuery(latestNotificationsQuery(client, sessionId));
  const { data: types } = useQuery(notificationTypesQuery(client));
  const { data: unread } = useQuery(unreadCountQuery(client));
  const announced = knownUnreadOf(client);
  const [mountedAt] = useState(() => client.serverClock.now());
  const since = enteredAt ?? mountedAt;
  useEffect(() => {
    // A person who came straight here has met no bell: what is unread now needs no announcement later.
    if (unread && announced.get() === null) announced.set(unread.count);
  }, [unread, announced]);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!latest) return;
    const shown = known.current;
    known.current = new Set([...(shown ?? []), ...latest.map(({ id }) => id)]);
    const fresh = latest.filter(({ id, created_at }) => (shown ? !shown.has(id) : Date.parse(created_at) >= since));
    const count = announced.get();
    if (count !== null) announced.set(count + fresh.length);
    for (const item of fresh) {
      const { title, defaultMessage } = looksOf(types, item.notification_type.key);
      toast.info({ title: titleOf(item, { isKnown: title !== null, defaultMessage }, t) }, { id: item.id });
    }
  }, [latest, types, t, announced, since]);
  return null;
}
