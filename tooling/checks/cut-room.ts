import { appendFileSync } from "node:fs";
import path from "node:path";
import type { PageData, Schedule } from "@hotseat/api-client/types";
import type { Browser, Page } from "@playwright/test";
import { openBrowser, signedInContext } from "./browser.ts";
import { keepDiary } from "./diary.ts";
import { type EventReader, readEvents } from "./event-reader.ts";
import { expectedPosition } from "./expected-position.ts";
import { enterRoom, liveSession, schedulePath, untilPresent } from "./live-session.ts";
import type { Network, Wire } from "./network.ts";
import { Person } from "./person.ts";
import { keepConnections } from "./still-pictures.ts";

/** A person with a browser and a network of its own. */
export interface Seat {
  readonly role: string;
  readonly name: string;
  /** The person's other device, on a network that stays up. */
  readonly api: Person;
  readonly wire: Wire;
  readonly page: Page;
  readonly identity: string;
  /** 0 until the person is in a session. */
  attendee: number;
}

/** The people in the room of a running guided session. */
export interface Room {
  readonly session: number;
  readonly url: string;
  readonly seats: Seat[];
  readonly origin: Schedule;
  readonly events: EventReader;
}

/** A person's evaluation of another; `null` for no score. */
export interface Written {
  readonly words: string;
  readonly score: number | null;
}

/** In seating order: the host has no turn and interviews, Ben is the first candidate. */
const PEOPLE = [
  { role: "interviewer", name: "amelie" },
  { role: "candidate", name: "ben" },
  { role: "participant", name: "chiara" },
];
/** Long enough that no question changes while a person writes about it. */
const MINUTES = 240;

/** Three people, each with a browser in its own network namespace. */
export async function seatPeople(network: Network, url: string): Promise<{ seats: Seat[]; close(): Promise<void> }> {
  const browsers: Browser[] = [];
  const seats: Seat[] = [];
  for (const { role, name } of PEOPLE) {
    const wire = await network.wire();
    const browser = await openBrowser({
      through: wire.through,
      // A camera requires a secure page; there is no certificate on this network.
      args: [`--unsafely-treat-insecure-origin-as-secure=${url}`],
      fps: 5,
    });
    browsers.push(browser);
    // The person's other device, on a network that stays up: the server's data can be read at any time.
    const api = new Person(url);
    const me = await api.signIn(`${name}@hotseat.example`);
    const context = await signedInContext(browser, url, api);
    await keepDiary(context);
    if (process.env.CUTS_LOG) await keepConnections(context);
    const page = await context.newPage();
    if (process.env.CUTS_LOG) writeDown(page, path.join(process.env.CUTS_LOG, `${role}.log`));
    seats.push({ role, name, api, wire, page, identity: me.keycloak_id, attendee: 0 });
  }
  return { seats, close: async () => void (await Promise.all(browsers.map((browser) => browser.close()))) };
}

/** A page's console messages, to find the cause of a failure. */
function writeDown(page: Page, file: string) {
  const line = (text: string) => appendFileSync(file, `${new Date().toISOString()} ${text}\n`);
  page.on("console", (message) => line(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => line(`error ${error.stack}`));
  page.on("framenavigated", (frame) => line(`at ${frame.url()}`));
}

/** Puts these people into the room of a guided session and starts it, each with their evaluation panel open. */
export async function gather(seats: Seat[], url: string): Promise<Room> {
  const session = await liveSession(
    MINUTES,
    seats.map(({ api }) => api),
    { hot_seat: false },
  );
  const [host] = seats;
  await Promise.all(seats.map(({ page }) => enterRoom(page, url, session)));
  // A turn waits for an absent candidate.
  const attendees = await untilPresent(host.api, session, seats.length);
  for (const seat of seats) seat.attendee = attendees.find(({ user }) => user.keycloak_id === seat.identity)?.id ?? 0;
  const events = await readEvents(`${url}/api/v1/sse/session/${session}/`, host.api);
  await host.api.must("POST", `${schedulePath(session)}start/`, {});
  await Promise.all(seats.map((seat) => openPanel(seat, seats)));
  const origin = await host.api.must<Schedule>("GET", schedulePath(session));
  return { session, url, seats, origin, events };
}

/** Returns the entries to and exits from the room since everybody was there, by the server's clock. */
export const presenceChanges = ({ events }: Room) =>
  events
    .all(() => true)
    .flatMap((event) =>
      event.type === "attendee.update"
        ? { at: Date.parse(event.meta.at), attendee: event.data.attendee_id, present: event.data.is_present }
        : [],
    );

/** The candidate has nobody to score in their own turn: they write about the participant with the next turn. */
async function openPanel({ role, page }: { role: string; page: Page }, seats: Seat[]) {
  if (role !== "candidate") return;
  // At the start of the turn the rail switches to their notes.
  await page.locator("header").getByText("Your turn").first().waitFor();
  await page.getByRole("radio", { name: "Evaluation" }).click();
  const panel = page.getByRole("region", { name: "Evaluation" });
  await panel.getByRole("button", { name: /Choose participant/ }).click();
  await page.getByRole("menuitemradio", { name: new RegExp(seats[2].name, "i") }).click();
}

export const showPeople = (seat: Seat) => seat.page.getByRole("radio", { name: /^Participants/ }).click();

/** Scores and writes like a person, key by key. */
export async function write({ page }: { page: Page }, { words, score }: Written) {
  const panel = page.getByRole("region", { name: "Evaluation" });
  // A question that has not been asked accepts comments only.
  if (score !== null) await panel.getByRole("radio", { name: `${score} of 6` }).click();
  const box = panel.getByRole("textbox");
  await box.fill("");
  await box.pressSequentially(words, { delay: 20 });
}

/** Returns whether this person's browser stores the text within some milliseconds; it deletes text that the server has. */
export async function untilOnDevice({ page }: { page: Page }, { words }: Written, withinMs: number) {
  const isKept = () =>
    page.evaluate((text: string) => Object.values({ ...localStorage }).some((value) => value.includes(text)), words);
  for (const end = Date.now() + withinMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await isKept()) return true;
  return false;
}

/** Waits until the server has text and score; returns the milliseconds from `from`, or null. */
export async function untilStored(
  { api }: Seat,
  session: number,
  { words, score }: Written,
  { from, withinMs }: { from: number; withinMs: number },
) {
  for (;;) {
    const { evaluations } = await api.must<PageData>("GET", `/api/v1/interviews/sessions/${session}/page-data/`);
    const answers = evaluations.flatMap(({ formData }) => Object.values(formData ?? {}));
    if (answers.some((answer) => answer?.comment === words && answer.score === score)) return Date.now() - from;
    if (Date.now() > from + withinMs) return null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const DIGITS = /^(\+?)(?:(\d+):)?(\d+):(\d\d)$/;

/** Returns the seconds on the big clock: those left in the segment or, while the turn waits for its candidate, those waited. */
const clockSeconds = (schedule: Schedule, at: number) =>
  schedule.waiting_for
    ? Math.floor((at - Date.parse(schedule.waiting_for.since)) / 1000)
    : Math.ceil(expectedPosition(schedule, at).remaining);

/** The big clock changes each second. */
const CHANGES_WITHIN_MS = 2000;

/**
 * Returns the seconds between a page's big clock and the schedule, computed from the schedule's start; NaN for a clock that stands still for 2 s.
 * The clock is read at the moment of a change. A page draws full seconds of the server's clock, and the schedule started between two of
 * them: just before a change the text may be a second behind already, so a change that comes 20 ms late would read as 2 s.
 */
export async function clockOff({ page }: { page: Page }, origin: Schedule) {
  const { text, at } = await page.evaluate(
    (withinMs) =>
      new Promise<{ text: string; at: number }>((resolve) => {
        const read = () => document.querySelector("header [role=timer] > span")?.textContent ?? "";
        const before = read();
        const since = Date.now();
        const end = (text: string) => {
          observer.disconnect();
          clearTimeout(limit);
          resolve({ text, at: Date.now() });
        };
        const observer = new MutationObserver(() => {
          // A page that was busy for longer runs this before the limit.
          if (read() !== before) end(Date.now() - since > withinMs ? "" : read());
        });
        const limit = setTimeout(end, withinMs, "");
        observer.observe(document, { childList: true, characterData: true, subtree: true });
      }),
    CHANGES_WITHIN_MS,
  );
  const [, over, hours = "0", minutes, seconds] = DIGITS.exec(text) ?? [];
  if (minutes === undefined) return Number.NaN;
  const shown = (over ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  return shown - clockSeconds(origin, at);
}

/** Returns the room token of this person's page, whatever the session's later state. */
export const roomToken = ({ page }: { page: Page }, session: number) =>
  page.evaluate((id: number) => JSON.parse(sessionStorage.getItem(`hotseat.call.${id}`) ?? "{}").token, session);
