import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../contract/shapes.ts";
import { MAIL_KINDS, type MailData, type MailKind, OPTIONAL_MAIL_KINDS } from "./mail-types.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

const CONFIG = { publicUrl: "https://hotseat.example" };
const EVIL = `Zoë <script>alert("1")</script> & 'O’Neil'`;

const SESSION = {
  sessionId: 12,
  workshop: "System design",
  start: "2026-11-26T17:00:00.000Z",
  durationMinutes: 80,
  spoken: "de",
  timeZone: "Europe/Zurich",
} as const;
const DATA: MailData = {
  verify_address: { fullName: EVIL, path: "/register/verify#verify-token" },
  address_known: { fullName: EVIL, path: "/login" },
  reset_password: { fullName: EVIL, path: "/reset-password#reset-token" },
  account_invited: {
    fullName: EVIL,
    inviter: EVIL,
    scope: "Rive Gauche Academy",
    path: "/register/verify#invite-token",
  },
  approved: { fullName: EVIL, path: "/home" },
  rejected: { fullName: EVIL, reason: EVIL },
  session_invited: { ...SESSION, inviter: EVIL, path: "/home?session=12" },
  session_changed: {
    ...SESSION,
    changes: [{ field: "start", before: "Wed 25 Nov, 18:00", after: EVIL }],
    path: "/home?session=12",
  },
  session_cancelled: { ...SESSION, reason: EVIL },
  session_reminder: { ...SESSION, path: "/interviews/12/prejoin" },
  test: { fullName: EVIL, path: "/0/admin/outbox" },
};

const render = (kind: MailKind, rest: Partial<Parameters<typeof renderMail>[1]> = {}): RenderedMail =>
  renderMail(CONFIG, { kind, language: "en", data: DATA[kind], calendar: null, keycloakId: "ben", ...rest });

/** The text of an HTML document, as a reader sees it. */
const shown = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, " ").replace(/\s+/g, " ");

describe.each(MAIL_KINDS)("the mail %s (AS-7.7)", (kind) => {
  test.each(LANGUAGES)("has text and HTML in %s, with its link and with every value escaped (AS-7.5)", (language) => {
    const { subject, text, html } = render(kind, { language });
    const english = render(kind);
    expect(subject).not.toMatch(/[\r\n]|undefined|\bnull\b/);
    expect(`${text}${shown(html)}`).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).not.toMatch(/<script|<img|url\(/i);
    const data = DATA[kind];
    if ("path" in data) for (const body of [text, html]) expect(body).toContain(`https://hotseat.example${data.path}`);
    if (JSON.stringify(data).includes("script")) {
      expect(text).toContain(EVIL);
      expect(html).toContain("Zoë &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;O’Neil&#39;");
    }
    if (language !== "en") {
      expect(subject).not.toBe(english.subject);
      expect(text).not.toContain(english.text.split("\n")[2]);
    }
  });

  test("leads to the settings only if it may be switched off, and its recipient has an account (AS-7.6)", () => {
    const isOptional = OPTIONAL_MAIL_KINDS.some((optional) => optional === kind);
    const url = "https://hotseat.example/me/settings#mails";
    const leadsThere = ({ html, text }: ReturnType<typeof render>) => [html.includes(url), text.includes(url)];
    expect(leadsThere(render(kind))).toEqual([isOptional, isOptional]);
    expect(leadsThere(render(kind, { keycloakId: null }))).toEqual([false, false]);
  });

  test("has colours for dark and light", () => {
    expect(render(kind).html).toMatch(/name="color-scheme" content="light dark"[\s\S]*prefers-color-scheme: dark/);
  });
});

describe("a mail about a session", () => {
  test.each([
    ["en", "Thu 26 Nov, 18:00", "Thursday, 26 November 2026, 18:00–19:20", "UTC+1"],
    ["fr", "jeu. 26 nov., 18:00", "jeudi 26 novembre 2026, 18:00–19:20", "UTC+1"],
    ["de", "Do., 26. Nov., 18:00", "Donnerstag, 26. November 2026, 18:00–19:20", "UTC+1"],
    ["it", "gio 26 nov, 18:00", "giovedì 26 novembre 2026, 18:00–19:20", "UTC+1"],
  ] as const)("names the moment in %s in the recipient's time zone", (language, short, long, offset) => {
    const { subject, text } = render("session_reminder", { language, data: DATA.session_reminder });
    expect(subject).toContain("18:00");
    expect(render("session_cancelled", { language }).subject).toContain(short);
    expect(text).toContain(long);
    expect(text).toContain(offset);
  });

  test.each([
    ["en", "Language: German"],
    ["fr", /^Langue\s?: allemand$/m],
    ["de", "Sprache: Deutsch"],
    ["it", "Lingua: tedesco"],
  ] as const)(
    "names the language that is spoken there, in %s; one written before has none (AS-7.11)",
    (language, words) => {
      expect(render("session_invited", { language }).text).toMatch(words);
      const { spoken: _spoken, ...earlier } = DATA.session_invited;
      expect(render("session_invited", { language, data: earlier }).text).not.toMatch(words);
    },
  );

  test.each([
    ["en", /^Registration: before → after$/m],
    ["fr", /^Inscription\s?: before → after$/m],
    ["de", /^Anmeldung: before → after$/m],
    ["it", /^Iscrizione: before → after$/m],
  ] as const)("names a changed field in %s, with a capital letter", (language, words) => {
    const data = {
      ...DATA.session_changed,
      changes: [{ field: "access_level", before: "before", after: "after" }] as const,
    };
    expect(render("session_changed", { language, data }).text).toMatch(words);
  });

  test("names another moment to a recipient in New York", () => {
    const data = { ...DATA.session_invited, timeZone: "America/New_York" };
    expect(render("session_invited", { data }).text).toContain("12:00–13:20");
  });

  test("names its calendar file after the workshop, in ASCII", () => {
    const data = { ...DATA.session_invited, workshop: "Présentation : l’équipe" };
    const { calendarName, text } = render("session_invited", { data, calendar: "BEGIN:VCALENDAR" });
    expect(calendarName).toBe("presentation-l-equipe.ics");
    expect(text).toContain("presentation-l-equipe.ics");
    expect(render("session_invited").calendarName).toBeNull();
  });

  test("lists what changed, before and after", () => {
    expect(render("session_changed").text).toContain(`Start: Wed 25 Nov, 18:00 → ${EVIL}`);
  });

  test("leaves out a reason that nobody gave", () => {
    const data = { ...DATA.session_cancelled, reason: "" };
    expect(render("session_cancelled", { data }).text).not.toContain("Reason");
  });
});

test("a line break in a name does not reach the subject", () => {
  const data = { ...DATA.session_invited, inviter: "Ben\r\nBcc: everybody@hotseat.example" };
  expect(render("session_invited", { data }).subject).toMatch(/^Ben Bcc: everybody@hotseat\. example invites you/);
});
