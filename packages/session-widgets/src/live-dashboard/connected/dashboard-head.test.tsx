// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { useOffersReplay } from "../../recording-consent";
import { storySchedule } from "../../schedule/schedule.fixtures";
import type { SessionData } from "../../session-data";
import { reactRoot } from "../../shared/react-root.fixtures";
import { dashboardProps } from "../live-dashboard.fixtures";
import { PhoneTop, TopBar } from "../view/live-dashboard.parts";
import { headOf } from "./dashboard-head";

const { render } = reactRoot();

function Heads({ recording }: { recording: boolean }) {
  const data = {
    me: null,
    flags: { isInterviewee: false },
    pageData: { session: { type: { module: { key: "M1", title: "Pitch" }, workshop: { title: "The short pitch" } } } },
    state: { recording },
  } as unknown as SessionData;
  const head = headOf(data, storySchedule(), useOffersReplay());
  const { face, slots } = dashboardProps;
  return [TopBar, PhoneTop].map((Top) => (
    <Top key={Top.name} head={head} face={face} slots={slots} onBack={() => {}} />
  ));
}

test.each([
  ["nobody is missing and replays are kept", "available", true, [1, 1]],
  ["somebody has not agreed", "available", false, [0, 0]],
  ["no replays are kept", "unavailable", true, [0, 0]],
] as const)(
  "the badge in the dashboard's head, wide and on a phone: %s (LS-D4.5)",
  async (_when, replay, recording, badges) => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    queryClient.setQueryData(keys.config, { replay });
    const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) });
    await render(
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <HotseatTheme>
          <Heads recording={recording} />
        </HotseatTheme>
      </HotseatProvider>,
    );
    const headers = [...document.querySelectorAll("header")];
    expect(headers.map((header) => header.querySelectorAll("[data-recording]").length)).toEqual(badges);
  },
);
