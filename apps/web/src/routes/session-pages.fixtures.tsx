import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { loadMessages } from "@hotseat/shell-widgets/locales";
import { createInstance, type i18n } from "i18next";
import { act, type ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import SessionLayout from "./session-layout";

type PageResponse = { status: number; body: object } | "pending" | "offline";

export const until = (holds: () => void) =>
  vi.waitFor(async () => {
    // Around all of the waiting, `act` would keep React from drawing for as long.
    await act(async () => {});
    holds();
  }, 4_000);

export const SESSION = {
  id: 12,
  title: "System design",
  status: "IN_PROGRESS",
  userRole: "host",
  my_status: "CONFIRMED",
  removed: false,
  start_time: "2026-11-24T13:00:00.000Z",
  agenda: [],
};
export const refusal = (status: number, detail: string) => ({ status, body: { detail, code: "refused" } });

async function textsIn(language: keyof typeof loadMessages): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    defaultNS: "shell-widgets",
    resources: { [language]: { "shell-widgets": await loadMessages[language]() } },
    interpolation: { escapeValue: false },
  });
  return texts;
}

const Where = () => <output>{useLocation().pathname}</output>;

/** Draws pages of a session. Registers the hooks of the test file. */
export function sessionPages() {
  const { draw, unmount } = reactRoot();

  /** The pages of a session at an address, with the server's responses by the end of their path. */
  async function open(
    path: string,
    answers: Record<string, PageResponse>,
    { language = "en" as keyof typeof loadMessages, inside = (<p>inside</p>) as ReactNode } = {},
  ) {
    const calls: string[] = [];
    const client = createClient({
      baseUrl: "http://api.test",
      clock: { now: () => 0, after: () => () => {} },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const { pathname } = new URL(request.url);
        calls.push(`${request.method} ${pathname}`);
        if (pathname.endsWith("/csrf/")) return Response.json({ csrfToken: "token" });
        const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1] ?? "pending";
        if (answer === "pending") return new Promise<Response>(() => {});
        if (answer === "offline") throw new TypeError("Failed to fetch");
        return Response.json(answer.body, { status: answer.status });
      },
    });
    const texts = await textsIn(language);
    const page = await draw(
      <HotseatProvider client={client} i18n={texts}>
        <MemoryRouter initialEntries={[path]}>
          <Where />
          <Routes>
            <Route path="/home" element={<p>the sessions</p>} />
            <Route path="/interviews/:sessionId" element={<SessionLayout />}>
              <Route path="*" element={inside} />
            </Route>
          </Routes>
        </MemoryRouter>
      </HotseatProvider>,
    );
    const shows = (words: string) => until(() => expect(page.textContent).toContain(words));
    return { page, calls, shows };
  }
  return { open, unmount };
}
