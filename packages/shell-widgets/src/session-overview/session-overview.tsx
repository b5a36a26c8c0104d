import { sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat, useReader, useServerEvents } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useShellTexts } from "../shared/use-shell-texts";
import { SessionOverviewView, type SessionOverviewViewProps } from "./session-overview-view";

export interface SessionOverviewProps extends Pick<SessionOverviewViewProps, "backHref"> {
  sessionId: number;
}

/** The overview from the server; renders nothing until the session is loaded. */
export function SessionOverview({ sessionId, backHref }: SessionOverviewProps) {
  useShellTexts();
  const { client } = useHotseat();
  const { data } = useQuery(sessionQuery(client, sessionId));
  const reader = useReader();
  const clock = client.serverClock;
  useServerEvents({ sessionId });
  return data ? <SessionOverviewView session={data} reader={reader} now={clock.now()} backHref={backHref} /> : null;
}
