// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider, registerLocales } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages } from "../locales";
import { useShellTexts } from "../shared/use-shell-texts";
import { useLanguageChoice } from "./use-language-choice";

beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => void vi.unstubAllGlobals());

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// The texts are loaded beforehand, so that they are there within the test's own time, however busy the machine is.
beforeAll(() => Promise.all(Object.values(loadMessages).map((load) => load())));
const settled = (holds: () => void) =>
  vi.waitFor(async () => {
    // `act` around the whole wait would keep React from rendering meanwhile.
    await act(async () => {});
    holds();
  }, 4_000);

function ChooseGerman() {
  useShellTexts();
  const { language, choose } = useLanguageChoice();
  return (
    <button type="button" onClick={() => choose("de")}>
      {language}
    </button>
  );
}

it("shows a toast when a language cannot be loaded and keeps the old one, and a toast for the change when it can", async () => {
  const none = async () => ({});
  let fails = true;
  const de = () => (fails ? Promise.reject(new Error("offline")) : none());
  registerLocales("elsewhere", { en: none, fr: none, it: none, de });
  const failed = vi.spyOn(toast, "error").mockReturnValue("language");
  const changed = vi.spyOn(toast, "success").mockReturnValue("language");
  const page = document.createElement("div");
  const root = createRoot(page);
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  await act(async () =>
    root.render(
      <HotseatProvider client={client} language="en">
        <HotseatTheme>
          <ChooseGerman />
        </HotseatTheme>
      </HotseatProvider>,
    ),
  );
  const choose = () => act(async () => page.querySelector("button")?.click());
  await settled(() => expect(page.textContent).toBe("en"));

  await choose();
  await settled(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(failed.mock.lastCall?.[0].title).toContain("Deutsch could not be loaded");
  expect(page.textContent).toBe("en");

  fails = false;
  await choose();
  await settled(() => expect(changed).toHaveBeenCalledTimes(1));
  await settled(() => expect(page.textContent).toBe("de"));
  await act(async () => root.unmount());
});

it("stores the chosen language in the account of a signed-in person, and says when that fails (AS-7.8)", async () => {
  const none = async () => ({});
  registerLocales("elsewhere", { en: none, fr: none, it: none, de: none });
  vi.spyOn(toast, "success").mockReturnValue("language");
  const failed = vi.spyOn(toast, "error").mockReturnValue("language");
  const stored: unknown[] = [];
  const client = createClient({
    baseUrl: "http://api.test",
    fetch: async (input) => {
      const request = input as Request;
      if (request.method === "GET") return Response.json({ csrfToken: "t" });
      stored.push(await request.json());
      return Response.json({ detail: "No.", code: "permission_denied" }, { status: 403 });
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(keys.me, { language: "en" });
  const page = document.createElement("div");
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <HotseatTheme>
          <ChooseGerman />
        </HotseatTheme>
      </HotseatProvider>,
    ),
  );
  await settled(() => expect(page.textContent).toBe("en"));
  await act(async () => page.querySelector("button")?.click());
  await settled(() => expect(stored).toEqual([{ language: "de" }]));
  await settled(() => expect(failed.mock.lastCall?.[0].title).toContain("Deutsch"));
  expect(page.textContent).toBe("de");
  await act(async () => root.unmount());
});
