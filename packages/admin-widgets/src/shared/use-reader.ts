import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useAdminText } from "./use-admin-text";
import type { Reader } from "./when";

/** Returns the viewer's language and time zone: their profile's, else the browser's. */
export function useReader(): Reader {
  const { client } = useHotseat();
  const { language } = useAdminText();
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  return { locale: language, timeZone: me.data?.timezone || Intl.DateTimeFormat().resolvedOptions().timeZone };
}
