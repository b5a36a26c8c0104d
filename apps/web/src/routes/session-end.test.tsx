// @vitest-environment jsdom
import { HotseatTheme } from "@hotseat/ui/theme";
import { act, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import FeedbackPage from "./feedback-page";
import { SessionLeft } from "./session-end";
import OpenSessionOver from "./session-over";
import { SESSION, sessionPages, until } from "./session-pages.fixtures";

const { open } = sessionPages();

const themed = (page: ReactNode) => <HotseatTheme>{page}</HotseatTheme>;

describe("after a session", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
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
      inside: themed(<OpenSessionOver />),
    });
    await shows("This session is over");
    expect([...page.querySelectorAll("main a, main button")].map((way) => way.textContent)).toEqual(ways);
  });

  const answer = { score: 4, comment: "" };
  const written = {
    session: { my_attendee_id: 3 },
    attendees: [
      { id: 3, status: "CONFIRMED", hot_seat: true, user: { full_name: "Ben" } },
      { id: 4, status: "CONFIRMED", hot_seat: true, user: { full_name: "Léa" } },
      { id: 5, status: "CONFIRMED", hot_seat: true, user: { full_name: "Mateo" } },
    ],
    questions: [
      { id: 1, attendee_id: 4, hearing: "HEARD" },
      { id: 2, attendee_id: 5, hearing: "HEARD" },
    ],
    evaluations: [
      { evaluatee: 4, status: "DRAFT", formData: { 1: answer }, pillars: { Leadership: answer } },
      { evaluatee: 5, status: "SUBMITTED", formData: {}, pillars: {} },
    ],
  };
  it.each([
    ["en", "Léa waits for your scores", "Finish"],
    ["fr", "Léa attend vos notes", "Terminer"],
    ["de", "Léa wartet auf Ihre Bewertung", "Abschliessen"],
    ["it", "Léa attende i Suoi voti", "Completare"],
  ] as const)(
    "a session that is over has its name in the bar and says, in %s, who waits for my scores",
    async (language, who, finish) => {
      const { page, shows } = await open(
        "/interviews/16/dashboard",
        { ...inSession(mine), "/page-data/": { status: 200, body: written } },
        { language, inside: themed(<OpenSessionOver />) },
      );
      await shows(who);
      expect(page.querySelector("header")?.textContent).toContain("System design");
      const rows = [...page.querySelectorAll("main li")];
      expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual([
        "/interviews/16/evaluations?person=4",
      ]);
      expect(rows[0]?.querySelector("a")?.textContent).toBe(finish);
      // One of a question and one of five pillars are there.
      expect(rows[0]?.textContent).toMatch(/4.*6/);
    },
  );

  it.each([
    ["en", "Léa has no scores from you", "The seven days to evaluate others are over"],
    ["fr", "Léa n’a pas reçu vos notes", "Le délai de sept jours pour évaluer les autres est écoulé"],
    ["de", "Léa hat keine Bewertung von Ihnen", "Die Frist von sieben Tagen für Ihre Bewertungen ist abgelaufen"],
    ["it", "Léa non ha ricevuto i Suoi voti", "Il termine di sette giorni per valutare gli altri è scaduto"],
  ] as const)(
    "a session whose time to score is over says so, in %s, and does not offer to finish (LS-D5.4)",
    async (language, who, over) => {
      // The client's clock of these tests stands at 0.
      const session = { ...mine, scores_close_at: new Date(-1).toISOString() };
      const { page, shows } = await open(
        "/interviews/16/dashboard",
        { ...inSession(session), "/page-data/": { status: 200, body: written } },
        { language, inside: themed(<OpenSessionOver />) },
      );
      await shows(who);
      expect(page.textContent).toContain(over);
      expect(page.querySelector('a[href*="?person="]')).toBeNull();
    },
  );

  const TOOLS = [{ id: "s16-AAAAAA", kind: "whiteboard", name: "Whiteboard" }];
  const notAgreed = { status: 409, body: { detail: "Not everybody agreed.", code: "replay_not_agreed" } };
  /** A replay is asked for only where the session says that there is one. */
  const replayOf = (answers: object) => ("/tools/" in answers && !("/replay/" in answers) ? "not_agreed" : "open");
  const list = (results: object[]) => ({ status: 200, body: { results } });
  it.each([
    [
      "en",
      "to the replay, where all agreed",
      { "/replay/": { status: 200, body: { tools: TOOLS } } },
      "See the replay",
    ],
    ["en", "to board and code, where not all agreed", { "/tools/": list(TOOLS) }, "Board and code"],
    [
      "en",
      "to board and code, where a consent was taken back since",
      { "/replay/": notAgreed, "/tools/": list(TOOLS) },
      "Board and code",
    ],
    ["de", "to board and code", { "/tools/": list(TOOLS) }, "Whiteboard und Code"],
    ["fr", "to board and code", { "/tools/": list(TOOLS) }, "Tableau et code"],
    ["it", "to board and code", { "/tools/": list(TOOLS) }, "Lavagna e codice"],
  ] as const)("a session that is over leads, in %s, %s (TL-R.3, TL-R.8)", async (language, _, answers, way) => {
    const session = { ...mine, my_attendee_id: 4, userRole: "observer", replay: replayOf(answers) };
    const { page, calls } = await open(
      "/interviews/16/dashboard",
      { ...inSession(session), ...answers },
      { language, inside: themed(<OpenSessionOver />) },
    );
    const link = () => page.querySelector('main a[href="/interviews/16/replay"]');
    await until(() => expect(link()?.textContent).toBe(way));
    expect(calls.some((call) => call.endsWith("/replay/"))).toBe("/replay/" in answers);
  });

  const summary = {
    "/attendee/": { status: 200, body: { id: 3 } },
    "/feedback-summary/": { status: 409, body: { detail: "Not open.", code: "feedback_not_open" } },
  };
  it.each([
    ["the replay, where all agreed", { "/replay/": { status: 200, body: { tools: TOOLS } } }, "See the replay"],
    ["board and code, where not all agreed", { "/tools/": list(TOOLS) }, "Board and code"],
    ["neither, where nothing was opened", { "/tools/": list([]) }, null],
    ["neither, where all agreed and nothing was drawn", { "/replay/": { status: 200, body: { tools: [] } } }, null],
  ])("the feedback page of a session that is over leads to %s (TL-R.3)", async (_, answers, way) => {
    const { page, calls } = await open(
      "/interviews/16/feedback",
      { ...inSession({ ...mine, replay: replayOf(answers) }), ...summary, ...answers },
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
    const session = { ...mine, my_attendee_id: 4, userRole: "observer", replay: "not_agreed" };
    const { page, calls } = await open(
      "/interviews/16/dashboard",
      { ...inSession(session), "/tools/": list([]) },
      { inside: themed(<OpenSessionOver />) },
    );
    await until(() => expect(calls.some((call) => call.endsWith("/tools/"))).toBe(true));
    expect(page.querySelector('a[href="/interviews/16/replay"]')).toBeNull();
  });
});
