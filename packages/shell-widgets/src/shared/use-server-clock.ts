import { useHotseat } from "@hotseat/react";
import { useMemo } from "react";
import { type ClockPort, runningClock } from "./clock-port";

/** The server's clock on this machine, whose own may be minutes wrong. */
export function useServerClock(): ClockPort {
  const { client } = useHotseat();
  return useMemo(() => runningClock(() => client.serverClock.now()), [client]);
}
