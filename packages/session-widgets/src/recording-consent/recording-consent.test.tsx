// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ConnectedSettings } from "../session-settings/connected/session-settings-connected";
import { storyDevices } from "../session-settings/session-settings.fixtures";
import { actUntil } from "../shared/act-until.fixtures";
import { reactRoot } from "../shared/react-root.fixtures";
import { RecordingConsent } from ".";
import { useOffersReplay } from "./use-offers-replay";
import { RecordingBadge } from "./view";

const { render, at } = reactRoot();
/** The dialog's scroll area measures itself, which jsdom does not. */
class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const Badge = () => (useOffersReplay() ? <RecordingBadge /> : null);

/** The question, the settings and the badge of a session, where the installation keeps replays or not. */
async function show(replay: "available" | "unavailable") {
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const asked: string[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    asked.push(pathname);
    return new Promise<Response>(() => {});
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.config, { replay });
  queryClient.setQueryData(keys.recordingConsent(12), { agreed: false, recording: true });
  await render(
    <HotseatProvider
      client={createClient({ baseUrl: "http://api.test", fetch })}
      queryClient={queryClient}
      language="en"
    >
      <HotseatTheme>
        <RecordingConsent sessionId={12} />
        <Badge />
        <ConnectedSettings sessionId={12} open onOpenChange={() => {}} devices={storyDevices} />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await actUntil(() => expect(at("[role=dialog]")).not.toBeNull());
  const headings = [...document.querySelectorAll("[role=dialog] :is(h2, h3, legend)")].map(
    (heading) => heading.textContent,
  );
  return {
    questions: document.querySelectorAll("[data-consent]").length,
    badges: document.querySelectorAll("[data-recording]").length,
    hasSection: headings.includes("Recording"),
    askedServer: asked.some((path) => path.endsWith("/recording-consent/")),
  };
}

test("without replays on this installation neither consent nor badge is shown, and the server gets no request (LS-D4.5)", async () => {
  expect(await show("unavailable")).toEqual({ questions: 0, badges: 0, hasSection: false, askedServer: false });
});

test("with replays the consent question is shown in the page and in the settings", async () => {
  expect(await show("available")).toMatchObject({ questions: 2, badges: 1, hasSection: true });
});
