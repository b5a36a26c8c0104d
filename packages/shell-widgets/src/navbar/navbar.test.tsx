// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { loadNotificationsMessages } from "../notifications-locales";
import { Navbar } from "./navbar";

afterEach(() => void vi.unstubAllGlobals());

it("Navbar, the texts of the bell do not load: the bar stays on the page", async () => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockReturnValue();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const noLine = new Error("no line");
  vi.spyOn(loadNotificationsMessages, "en").mockRejectedValue(noLine);
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.me, { full_name: "Jonas Keller", short_name: "Jonas", email: "j@hotseat.example" });
  const page = document.createElement("div");
  const thrown = vi.fn();
  const root = createRoot(page, { onCaughtError: thrown, onUncaughtError: thrown });
  root.render(
    <HotseatProvider client={client} queryClient={queryClient} language="en">
      <HotseatTheme>
        <Navbar path="/home" theme={{ choice: "system", onChoose: () => {} }} onSignOut={() => {}} />
      </HotseatTheme>
    </HotseatProvider>,
  );
  await vi.waitFor(() => expect(thrown.mock.lastCall?.[0]).toBe(noLine), 4_000);
  expect(page.querySelector("nav")).not.toBeNull();
  root.unmount();
});
