import { latestNotificationsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { unreadApprovalIn } from "./first-steps.types";

const Approved = lazy(() => import("./approved"));

/**
 * A welcome to a person whose account was approved; nothing to others. It is shown as long as the notification of the approval is
 * unread, and closing it reads that notification: so it is gone on every device.
 */
export function Welcome() {
  const { client } = useHotseat();
  useThemeAround();
  const { data: latest } = useQuery(latestNotificationsQuery(client));
  const approval = unreadApprovalIn(latest ?? []);
  if (!approval) return null;
  return (
    <Suspense fallback={null}>
      <Approved notificationId={approval.id} />
    </Suspense>
  );
}
