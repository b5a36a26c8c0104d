import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useShellText } from "./use-shell-text";
import { browserTimeZone, type Reader } from "./when";

/** The viewer's language and time zone: their profile's, else the browser's. */
export function useReader(): Reader {
  const { client } = useHotseat();
  const { language } = useShellText();
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  return { locale: language, timeZone: me.data?.timezone || browserTimeZone() };
}
