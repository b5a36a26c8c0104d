// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { loadMessages } from "@hotseat/shell-widgets/locales";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { createInstance, type i18n } from "i18next";
import { act, type ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { ErrorBoundary } from "./error-boundary";
import FeedbackPage from "./feedback-page";
import OverviewPage from "./overview-page";
import { OpenSessionOver, SessionLeft } from "./session-end";
import SessionLayout from "./session-layout";

const { draw, unmount } = reactRoot();

type Answer = { status: number; body: object } | "pending" | "offline";
const until = (holds: () => void) =>
  vi.waitFor(async () => {
    // Around all of the waiting, `act` would keep React from drawing for as long.
    await act(async () => {});
    holds();
  }, 4_000);

const SESSION = {
  id: 12,
  title: "System design",
  status: "IN_PROGRESS",
  userRole: "host",
  my_status: "CONFIRMED",
  removed: false,
  start_time: "2026-11-24T13:00:00.000Z",
  agenda: [],
};
const refusal = (status: number, detail: string) => ({ status, body: { detail, code: "refused" } });

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

/** The pages of a session at an address, with the server's answers by the end of their path. */
async function open(
  path: string,
  answers: Record<string, Answer>,
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

describe("entering a session", () => {
  it("says 'Loading session…' while it loads (LS-2.7)", async () => {
    const { page } = await open("/interviews/12/prejoin", {});
    expect(page.querySelector('[role="status"]')?.textContent).toBe("Loading session…");
  });

  it("asserts the role of a leader once per session id, however often its pages are opened (LS-2.8, LS-6.8)", async () => {
    const answers = { "/sessions/12/": { status: 200, body: SESSION }, "/claim-host/": { status: 200, body: {} } };
    const claims = (calls: string[]) => calls.filter((call) => call.endsWith("/attendees/claim-host/")).length;
    const first = await open("/interviews/12/prejoin", answers);
    await first.shows("inside");
    await until(() => expect(claims(first.calls)).toBe(1));
    await unmount();
    const again = await open("/interviews/12/dashboard", answers);
    await again.shows("inside");
    expect(claims(again.calls)).toBe(0);
  });

  it.each([
    ["COMPLETED", 17],
    ["CANCELLED", 18],
  ])("does not claim the host's seat of a session that is %s (LS-2.8)", async (status, id) => {
    const { calls, shows } = await open(`/interviews/${id}/feedback`, {
      [`/sessions/${id}/`]: { status: 200, body: { ...SESSION, id, status } },
      "/claim-host/": refusal(409, "This session is over."),
    });
    await shows("inside");
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  it("continues when the claim of the host's seat is refused, which is only logged (LS-8.6)", async () => {
    const logged = vi.spyOn(console, "info").mockReturnValue();
    const said = vi.spyOn(toast, "error").mockReturnValue("t");
    const { shows } = await open("/interviews/13/prejoin", {
      "/sessions/13/": { status: 200, body: { ...SESSION, id: 13 } },
      "/claim-host/": refusal(403, "Somebody else hosts."),
    });
    await shows("inside");
    await until(() => expect(logged).toHaveBeenCalledWith("Could not claim host role."));
    expect(said).not.toHaveBeenCalled();
  });

  it("leads from the overview to the pre-join without connection details, saying 'Redirecting to pre-join…' (LS-2.10)", async () => {
    const { page, shows } = await open(
      "/interviews/19/overview",
      { "/sessions/19/": { status: 200, body: { ...SESSION, id: 19 } } },
      { inside: <OverviewPage /> },
    );
    await shows("Redirecting to pre-join…");
    await until(() => expect(page.querySelector("output")?.textContent).toBe("/interviews/19/prejoin"));
  });

  it("leads to the sessions when the server answers 403 (LS-2.5)", async () => {
    const { page, shows } = await open("/interviews/20/prejoin", { "/sessions/20/": refusal(403, "Not for you.") });
    await shows("the sessions");
    expect(page.querySelector("output")?.textContent).toBe("/home");
    expect(page.textContent).not.toContain("Unable to load session");
  });

  it("says 'Unable to load session' with the server's detail, or 'Please try again.' (LS-2.6, LS-8.26)", async () => {
    const told = await open("/interviews/14/prejoin", { "/sessions/14/": refusal(404, "There is no such session.") });
    await told.shows("Unable to load session");
    expect(told.page.textContent).toContain("There is no such session.");
    await unmount();
    // The client repeats the call a few times by itself, each time later.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = await open("/interviews/15/prejoin", { "/sessions/15/": "offline" });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    vi.useRealTimers();
    await silent.shows("Unable to load session");
    expect(silent.page.textContent).toContain("This session could not be loaded. Please try again.");
  });

  it("says 'Invalid Session' / 'The session ID is not valid.' and leads to the sessions (LS-8.27)", async () => {
    const said = vi.spyOn(toast, "error").mockReturnValue("t");
    const { page, calls } = await open("/interviews/abc/dashboard", {});
    expect(page.textContent).toContain("the sessions");
    expect(said.mock.lastCall?.[0]).toEqual({ title: "Invalid Session", description: "The session ID is not valid." });
    expect(calls).toEqual([]);
  });
});

describe("after a session", () => {
  const inSession = (body: object) => ({ "/sessions/16/": { status: 200, body: { ...SESSION, id: 16, ...body } } });

  it("a removed person reads so, with the way to the other sessions, /interviews by default, and none back (LS-2.11)", async () => {
    const { page, shows } = await open("/interviews/16/prejoin", inSession({ removed: true }));
    await shows("You have been removed from this session");
    expect([...page.querySelectorAll("a, button")].map((way) => way.textContent)).toEqual(["To the sessions"]);
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/interviews");
  });

  it.each([
    ["en", "You have left the session", "Rejoin"],
    ["fr", "Vous avez quitté la session", "Rejoindre à nouveau"],
    ["de", "Sie haben die Sitzung verlassen", "Wieder beitreten"],
    ["it", "Ha lasciato la sessione", "Rientrare"],
  ] as const)("a person who left by themself may come back, in %s", async (language, title, rejoin) => {
    const onRejoin = vi.fn();
    const { page, shows } = await open("/interviews/16/prejoin", inSession({ userRole: "participant" }), {
      language,
      inside: <SessionLeft onRejoin={onRejoin} />,
    });
    await shows(title);
    const button = page.querySelector("button");
    expect(button?.textContent).toBe(rejoin);
    act(() => button?.click());
    expect(onRejoin).toHaveBeenCalledOnce();
  });

  const TURN = { kind: "TURN", attendee_id: 3, full_name: "Ben", starts_at: SESSION.start_time, duration_sec: 600 };
  const mine = { status: "COMPLETED", my_attendee_id: 3, agenda: [{ ...TURN, has_begun: true }] };
  it.each([
    ["who had a turn", mine, ["Read your feedback", "Your evaluations", "To the sessions"]],
    ["who only asked and scored", { ...mine, my_attendee_id: 4 }, ["Your evaluations", "To the sessions"]],
    [
      "whose turn did not come",
      { ...mine, agenda: [{ ...TURN, has_begun: false }] },
      ["Your evaluations", "To the sessions"],
    ],
    ["who watched", { ...mine, my_attendee_id: 4, userRole: "observer" }, ["To the sessions"]],
    ["everybody of a cancelled one", { ...mine, status: "CANCELLED" }, ["To the sessions"]],
  ])("a session that is over offers %s their pages, and nobody a way back", async (_, session, ways) => {
    const { page, shows } = await open("/interviews/16/prejoin", inSession({ userRole: "participant", ...session }), {
      inside: <OpenSessionOver />,
    });
    await shows("This session is over");
    expect([...page.querySelectorAll("main a, main button")].map((way) => way.textContent)).toEqual(ways);
  });

  const TOOLS = [{ id: "s16-AAAAAA", kind: "whiteboard", name: "Whiteboard" }];
  const notAgreed = { status: 409, body: { detail: "Not everybody agreed.", code: "replay_not_agreed" } };
  const list = (results: object[]) => ({ status: 200, body: { results } });
  it.each([
    [
      "en",
      "to the replay, where all agreed",
      { "/replay/": { status: 200, body: { tools: TOOLS } } },
      "See the replay",
    ],
    [
      "en",
      "to board and code, where not all agreed",
      { "/replay/": notAgreed, "/tools/": list(TOOLS) },
      "Board and code",
    ],
    ["de", "to board and code", { "/replay/": notAgreed, "/tools/": list(TOOLS) }, "Whiteboard und Code"],
    ["fr", "to board and code", { "/replay/": notAgreed, "/tools/": list(TOOLS) }, "Tableau et code"],
    ["it", "to board and code", { "/replay/": notAgreed, "/tools/": list(TOOLS) }, "Lavagna e codice"],
  ] as const)("a session that is over leads, in %s, %s (TL-R.3)", async (language, _, answers, way) => {
    const session = { ...mine, my_attendee_id: 4, userRole: "observer" };
    const { page } = await open(
      "/interviews/16/dashboard",
      { ...inSession(session), ...answers },
      { language, inside: <OpenSessionOver /> },
    );
    const link = () => page.querySelector('main a[href="/interviews/16/replay"]');
    await until(() => expect(link()?.textContent).toBe(way));
  });

  const summary = {
    "/attendee/": { status: 200, body: { id: 3 } },
    "/feedback-summary/": { status: 409, body: { detail: "Not open.", code: "feedback_not_open" } },
  };
  it.each([
    ["the replay, where all agreed", { "/replay/": { status: 200, body: { tools: TOOLS } } }, "See the replay"],
    ["board and code, where not all agreed", { "/replay/": notAgreed, "/tools/": list(TOOLS) }, "Board and code"],
    ["neither, where nothing was opened", { "/replay/": notAgreed, "/tools/": list([]) }, null],
    ["neither, where all agreed and nothing was drawn", { "/replay/": { status: 200, body: { tools: [] } } }, null],
  ])("the feedback page of a session that is over leads to %s (TL-R.3)", async (_, answers, way) => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { page, calls } = await open(
      "/interviews/16/feedback",
      { ...inSession(mine), ...summary, ...answers },
      {
        inside: (
          <HotseatTheme>
            <FeedbackPage />
          </HotseatTheme>
        ),
      },
    );
    await until(() => expect(calls.some((call) => call.endsWith(Object.keys(answers).at(-1) ?? ""))).toBe(true));
    const link = () => page.querySelector('a[href="/interviews/16/replay"]');
    await until(() => expect(page.querySelector('a[href="/home?session=16"]')).not.toBeNull());
    await until(() => expect(link()?.textContent ?? null).toBe(way));
  });

  it("a session without anything drawn or written leads to no board and no code", async () => {
    const session = { ...mine, my_attendee_id: 4, userRole: "observer" };
    const { page, calls } = await open(
      "/interviews/16/dashboard",
      { ...inSession(session), "/replay/": notAgreed, "/tools/": list([]) },
      { inside: <OpenSessionOver /> },
    );
    await until(() => expect(calls.some((call) => call.endsWith("/tools/"))).toBe(true));
    expect(page.querySelector('a[href="/interviews/16/replay"]')).toBeNull();
  });
});

it("a broken page says 'Something went wrong.', and its message as a toast too (LS-8.31, AS-10.2)", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const said = vi.spyOn(toast, "error").mockReturnValue("t");
  const Broken = () => {
    throw new Error("planted in a test");
  };
  const { page, shows } = await open(
    "/interviews/16/prejoin",
    { "/sessions/16/": { status: 200, body: SESSION } },
    {
      inside: (
        <ErrorBoundary>
          <Broken />
        </ErrorBoundary>
      ),
    },
  );
  await shows("Something went wrong.");
  expect(said.mock.lastCall?.[0]).toEqual({ title: "planted in a test" });
  expect(page.querySelector("button")?.textContent).toBe("Try again");
});
