import {
  markSeenMutation,
  notificationTypesQuery,
  readAllNotificationsMutation,
  readNotificationMutation,
  unreadCountQuery,
} from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { shellProblemText } from "../../shared/problem";
import { useShellText } from "../../shared/use-shell-text";
import { useNotificationsText } from "../view/use-notifications-text";

/** Count, kinds and actions that dropdown and page have in common. */
export function useNotifications() {
  const { client } = useHotseat();
  const { t } = useNotificationsText();
  const { t: tShell } = useShellText();
  useServerEvents({ global: true });
  const unread = useQuery(unreadCountQuery(client)).data?.count ?? null;
  const types = useQuery(notificationTypesQuery(client)).data;
  const read = useMutation(readNotificationMutation(client));
  const readAll = useMutation(readAllNotificationsMutation(client));
  const seen = useMutation(markSeenMutation(client));
  const refused = (error: unknown) => {
    toast.error({ title: t("actionFailed"), description: shellProblemText(error, tShell) ?? t("unexpected") });
  };
  return {
    unread,
    types,
    onRead: (id: string, clicked: boolean) => read.mutate({ id, clicked }, { onError: refused }),
    onReadAll: () =>
      readAll.mutate(undefined, {
        onSuccess: () => toast.success({ title: t("allRead") }),
        onError: refused,
      }),
    /** The notifications on screen count as seen. A refusal changes nothing on screen. */
    markSeen: (lastSeenId: string | null) => seen.mutate(lastSeenId),
  };
}
