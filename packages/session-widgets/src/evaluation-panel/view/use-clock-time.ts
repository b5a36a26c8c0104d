import { useTranslation } from "react-i18next";
import { timeFormat } from "../../shared/headless/moment-format";

/** Writes a moment as hours and minutes in the viewer's zone. */
export function useClockTime(timeZone: string | undefined): (moment: string) => string {
  const { i18n } = useTranslation();
  return timeFormat(i18n.language, timeZone);
}
