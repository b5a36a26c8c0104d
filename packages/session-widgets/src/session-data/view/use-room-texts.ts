import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

/** Sentences that several widgets say. */
export function useRoomTexts() {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionData" });
  return {
    attendeeNotFound: (id: number) => t("attendeeNotFound", { id }),
    noAttendees: t("noAttendees"),
    attendeesFailed: t("attendeesFailed"),
    observersDoNotScore: t("observersDoNotScore"),
  };
}
