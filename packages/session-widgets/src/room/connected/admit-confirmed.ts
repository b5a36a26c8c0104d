import type { HotseatClient } from "@hotseat/api-client";
import { pageDataQuery } from "@hotseat/api-client/queries";
import type { PageData } from "@hotseat/api-client/types";
import type { Clock } from "@hotseat/core/clock";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { ASK_ABOUT_STRANGERS_MS } from "../headless/room.constants";
import type { RoomStore } from "../headless/room-store.types";
import type { ConfirmedPeople } from "../headless/room-types";

export interface ConfirmedOptions {
  readonly sessionId: number;
  readonly client: HotseatClient;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
}

/** An observer may still hold a token from before they became one, so that they are no speaker whatever it allows. */
function confirmedIn({ attendees }: PageData): ConfirmedPeople {
  const confirmed = attendees.filter(({ status }) => status === "CONFIRMED");
  const identities = (some: typeof confirmed) => new Set(some.map(({ user }) => user.keycloak_id));
  return { people: identities(confirmed), speakers: identities(confirmed.filter(({ role }) => role !== "observer")) };
}

/** Admits to the room those whose place the server confirms, and lets those of them speak whose role may: the event stream makes the list old, and a GET brings it. */
export function admitConfirmed(options: ConfirmedOptions, store: Pick<RoomStore, "admit">) {
  const { sessionId, client, queryClient, clock } = options;
  const query = pageDataQuery(client, sessionId);
  const observer = new QueryObserver(queryClient, { ...query, select: confirmedIn });
  const take = (confirmed: ConfirmedPeople | undefined) => confirmed && store.admit(confirmed);
  take(observer.getCurrentResult().data);
  const end = observer.subscribe(({ data }) => take(data));

  let rest: (() => void) | null = null;
  let isAskedMeanwhile = false;
  function ask(): void {
    isAskedMeanwhile = false;
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    rest = clock.after(ASK_ABOUT_STRANGERS_MS, () => {
      rest = null;
      if (isAskedMeanwhile) ask();
    });
  }
  return {
    /** Somebody unconfirmed is in the room: their place may be newer than the list. */
    onStranger(): void {
      if (rest) isAskedMeanwhile = true;
      else ask();
    },
    stop(): void {
      rest?.();
      end();
    },
  };
}
