import { toast } from "@hotseat/ui/theme";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { LeaveReason } from "./use-end-of-session";

const LEFT_TOAST = "hotseat.left";

/** Leads out and says why, on whichever page one comes to. The end of the session has a page of its own. */
export function useSaidLeave(onLeave: (reason: LeaveReason) => void, saysWhy: boolean): (reason: LeaveReason) => void {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.left" });
  return (reason) => {
    if (saysWhy && reason === "left")
      toast.info({ title: t("left.title"), description: t("left.text") }, { id: LEFT_TOAST });
    if (saysWhy && reason === "removed")
      toast.error({ title: t("removed.title"), description: t("removed.text") }, { id: LEFT_TOAST });
    onLeave(reason);
  };
}
