import { latestNotificationsQuery, meQuery, readNotificationMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useAccountTexts } from "../shared/accounts/use-account-texts";
import { shellHrefs } from "../shared/hrefs";
import { unreadApprovalIn } from "./first-steps.types";
import { WelcomeView } from "./welcome-view";

/**
 * A welcome to a person whose account was approved; nothing to others. It is shown as long as the notification of the approval is
 * unread, and closing it reads that notification: so it is gone on every device.
 */
export function Welcome() {
  useThemeAround();
  const { client } = useHotseat();
  const { data: latest } = useQuery(latestNotificationsQuery(client));
  const approval = unreadApprovalIn(latest ?? []);
  return approval ? <Approved notificationId={approval.id} /> : null;
}

/** Loads the texts only for the few people who read them. */
function Approved({ notificationId }: { notificationId: string }) {
  useAccountTexts();
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  const { mutate: read } = useMutation(readNotificationMutation(client));
  if (!me) return null;
  return (
    <WelcomeView
      name={me.short_name || me.full_name}
      howHref={shellHrefs.howItWorks}
      onDismiss={() => read({ id: notificationId, clicked: false })}
    />
  );
}
