import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createStore } from "zustand/vanilla";
import type { Schedule } from "../schedule/headless";

const NAMES = new Map([
  [401, "Amara Diallo"],
  [402, "Lucie Moreau"],
  [403, "Jonas Keller"],
  [404, "Mateo Rossi"],
]);

export interface SeatedSession {
  schedule: Schedule;
  /** The attendee id of the viewer. */
  me: number;
  /** The attendee id of the host. */
  host: number;
  /** The attendee ids of the people in the call. */
  present: readonly number[];
  /** The attendee ids of the observers. */
  observers?: readonly number[];
}

/** A call to the server: its last part of the path, and what was sent. */
export type SeenCall = readonly [operation: string, body: unknown];

const personOf = (id: number, { host, observers = [] }: SeatedSession) => ({
  id,
  role: observers.includes(id) ? "observer" : id === host ? "host" : "participant",
  status: "CONFIRMED",
  is_host: id === host,
  is_owner: false,
  hot_seat: !observers.includes(id),
  presence_changed_at: "2026-11-24T13:16:00.000Z",
  user: { full_name: NAMES.get(id), short_name: NAMES.get(id)?.split(" ")[0], keycloak_id: `k${id}` },
});

/** A client whose writes are noted and resolved by `answer`, which may keep them waiting. */
function clientOf(calls: SeenCall[], answer: (operation: string) => Response | Promise<Response>): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "t" });
    if (request.method === "GET") return Response.json({ code: "not_found" }, { status: 404 });
    const operation = pathname.split("/").at(-2) ?? "";
    calls.push([operation, await request.json()]);
    return answer(operation);
  };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch }), events };
}

/** A part of a session of four people as the server tells it, with the calls the part makes. */
export function seatedSession(answer: (operation: string) => Response | Promise<Response>) {
  const calls: SeenCall[] = [];
  const client = clientOf(calls, answer);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  return {
    calls,
    around(session: SeatedSession, part: ReactNode) {
      const { schedule, me, present } = session;
      const id = schedule.session_id;
      queryClient.setQueryData(keys.schedule(id), schedule);
      queryClient.setQueryData(keys.state(id), {
        session_id: id,
        session_status: "IN_PROGRESS",
        schedule,
        designations: { interviewee: null, interviewer: null, featuredQuestion: null, spotlightIdentity: null },
        my_rights: { roles: [], capabilities: [] },
        present: present.map((one) => `k${one}`),
        handover: null,
        raised_hands: [],
        left_candidates: [],
      } as unknown as SessionState);
      queryClient.setQueryData(keys.pageData(id), {
        session: { my_attendee_id: me },
        attendees: [...NAMES.keys()].map((one) => personOf(one, session)),
        questions: [],
        evaluations: [],
      } as unknown as PageData);
      return (
        <HotseatProvider client={client} queryClient={queryClient} language="en">
          <HotseatTheme>{part}</HotseatTheme>
        </HotseatProvider>
      );
    },
  };
}
