import { stateQuery } from "@hotseat/api-client/queries";
import type { SessionState } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useSessionTexts } from "../session-data";

const freeTimerOf = ({ free_timer }: SessionState) => free_timer;

/** The free timer as the server told it last, null until then, and the page's second. */
export function useFreeTimer(sessionId: number) {
  useSessionTexts();
  const { client } = useHotseat();
  const { data: timer = null } = useQuery({
    ...stateQuery(client, sessionId),
    select: freeTimerOf,
    notifyOnChangeProps: ["data"],
  });
  return { time: client.serverClock.ticker(), timer };
}
