import { toast } from "@hotseat/ui/theme";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { LeaveReason } from "./use-end-of-session";

const LEFT_TOAST = "hotseat.left";

/** Returns a leave handler that also shows the reason in a toast on the next page. The end of the session has its own page. */
export function useLeaveToast(
  onLeave: (reason: LeaveReason) => void,
  showsLeaveReason: boolean,
): (reason: LeaveReason) => void {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.left" });
  return (reason) => {
    if (showsLeaveReason && reason === "left")
      toast.info({ title: t("left.title"), description: t("left.text") }, { id: LEFT_TOAST });
    if (showsLeaveReason && reason === "removed")
      toast.error({ title: t("removed.title"), description: t("removed.text") }, { id: LEFT_TOAST });
    onLeave(reason);
  };
}
