import { MINUTE_SEC } from "@hotseat/core/durations";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

/** "30 seconds", "2 minutes": whole minutes as such, everything else in seconds. */
export function useSpan(): (seconds: number) => string {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  return (seconds) =>
    seconds >= MINUTE_SEC && seconds % MINUTE_SEC === 0
      ? t("minutes", { count: seconds / MINUTE_SEC })
      : t("seconds", { count: seconds });
}
