import { configQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";

/** Whether this installation keeps replays: without them nobody is asked for consent, and nothing says that one is made. */
export function useOffersReplay(): boolean {
  const { client } = useHotseat();
  return useQuery(configQuery(client)).data?.replay === "available";
}
