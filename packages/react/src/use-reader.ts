"use client";
import { meQuery } from "@hotseat/api-client/queries";
import { browserTimeZone, type Reader } from "@hotseat/core/reader";
import { useQuery } from "@tanstack/react-query";
import { useHotseat } from "./hotseat-context";

/** Returns the viewer's language, and their time zone: their profile's, else the browser's. */
export function useReader(): Reader {
  const { client, language } = useHotseat();
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  return { locale: language, timeZone: me.data?.timezone || browserTimeZone() };
}
