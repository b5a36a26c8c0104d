import { formattingLocale } from "@hotseat/core/reader";
import { useTranslation } from "react-i18next";

/** Writes a moment as hours and minutes in the viewer's zone. */
export function useClockTime(timeZone: string | undefined): (moment: string) => string {
  const { i18n } = useTranslation();
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(timeZone ? { timeZone } : {}) } as const;
  const clock = new Intl.DateTimeFormat(formattingLocale(i18n.language), format);
  return (moment) => clock.format(Date.parse(moment));
}
