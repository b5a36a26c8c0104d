// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../locales/en.json";
import { MyPage } from "./my-page";
import { NotificationDropdown, NotificationsPage } from "./notification-dropdown";
import { Settings } from "./settings";

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => {
  leave?.();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
let leave: (() => void) | undefined;

/** Shows a widget in a page that gets no access token. */
function show(ui: ReactNode): { requests: () => number } {
  const getAccessToken = vi.fn(() => "");
  const client = createClient({ baseUrl: "http://api.test", getAccessToken });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  leave = () => root.unmount();
  root.render(
    <HotseatProvider client={client} language="en">
      <HotseatTheme>{ui}</HotseatTheme>
    </HotseatProvider>,
  );
  return { requests: () => getAccessToken.mock.calls.length };
}

const failure = () =>
  vi.waitFor(() => {
    const alert = document.querySelector("[role=alert]");
    if (!alert) throw new Error("The page shows no failure.");
    return alert;
  });

it.each([
  ["Settings", <Settings key="settings" theme={{ choice: "system", onChoose: () => {} }} onDeleted={() => {}} />],
  ["MyPage", <MyPage key="me" />],
  ["NotificationsPage", <NotificationsPage key="page" />],
])("%s, when the page gets no access token: says so, and a press requests another token", async (_name, widget) => {
  const { requests } = show(widget);
  const alert = await failure();
  expect(alert.textContent).toContain(en.problem.accessToken);
  const before = requests();
  alert.querySelector("button")?.click();
  await vi.waitFor(() => expect(requests()).toBeGreaterThan(before));
});

it("NotificationDropdown, when the page gets no access token: says so once it is open", async () => {
  show(<NotificationDropdown />);
  await vi.waitFor(() => {
    if (!document.querySelector("[role=alert]")) document.querySelector("button")?.click();
    expect(document.querySelector("[role=alert]")?.textContent).toContain(en.problem.accessToken);
  });
});
