import { stateQuery } from "@hotseat/api-client/queries";
import type { SessionState } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useSessionTexts } from "../session-data";

const freeTimerOf = ({ free_timer }: SessionState) => free_timer;

/** Returns the free timer as the server sent it last, null until then, and the ticker of the server's clock. */
export function useFreeTimerData(sessionId: number) {
  useSessionTexts();
  const { client } = useHotseat();
  const { data: timer = null } = useQuery({
    ...stateQuery(client, sessionId),
    select: freeTimerOf,
    notifyOnChangeProps: ["data"],
  });
  return { time: client.serverClock.ticker(), timer };
}
