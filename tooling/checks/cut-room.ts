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

/** A person at a browser with a network of its own. */
export interface Seat {
  readonly role: string;
  readonly name: string;
  /** The person's other device, at a network that holds. */
  readonly api: Person;
  readonly wire: Wire;
  readonly page: Page;
  readonly identity: string;
  /** 0 until they are in a session. */
  attendee: number;
}

/** People in the room of a running guided session. */
export interface Room {
  readonly session: number;
  readonly url: string;
  readonly seats: Seat[];
  readonly origin: Schedule;
  readonly events: EventReader;
}

/** What somebody writes about another; `null` for no score. */
export interface Written {
  readonly words: string;
  readonly score: number | null;
}

/** In seating order: the host has no turn and interviews, Ben takes the hot seat first. */
const PEOPLE = [
  { role: "interviewer", name: "amelie" },
  { role: "candidate", name: "ben" },
  { role: "participant", name: "chiara" },
];
/** Long enough that nobody's question changes while something is written about it. */
const MINUTES = 240;

/** Three people, each with a browser at the end of a wire of their own. */
export async function seatPeople(network: Network, url: string): Promise<{ seats: Seat[]; close(): Promise<void> }> {
  const browsers: Browser[] = [];
  const seats: Seat[] = [];
  for (const { role, name } of PEOPLE) {
    const wire = await network.wire();
    const browser = await openBrowser({
      through: wire.through,
      // A camera is for secure pages only; there is no certificate on this wire.
      args: [`--unsafely-treat-insecure-origin-as-secure=${url}`],
      fps: 5,
    });
    browsers.push(browser);
    // The person's other device, at a network that holds: what the server has can be asked at any time.
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

/** What a page's scripts say of themselves, for whoever looks for the cause of a failure. */
function writeDown(page: Page, file: string) {
  const line = (text: string) => appendFileSync(file, `${new Date().toISOString()} ${text}\n`);
  page.on("console", (message) => line(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => line(`error ${error.stack}`));
  page.on("framenavigated", (frame) => line(`at ${frame.url()}`));
}

/** Brings these people into the room of a guided session and starts it, each with the panel they write in. */
export async function gather(seats: Seat[], url: string): Promise<Room> {
  const session = await liveSession(
    MINUTES,
    seats.map(({ api }) => api),
    { hot_seat: false },
  );
  const [host] = seats;
  await Promise.all(seats.map(({ page }) => enterRoom(page, url, session)));
  // A turn waits for a candidate who is not there yet.
  const attendees = await untilPresent(host.api, session, seats.length);
  for (const seat of seats) seat.attendee = attendees.find(({ user }) => user.keycloak_id === seat.identity)?.id ?? 0;
  const events = await readEvents(`${url}/api/v1/sse/session/${session}/`, host.api);
  await host.api.must("POST", `${schedulePath(session)}start/`, {});
  await Promise.all(seats.map((seat) => openPanel(seat, seats)));
  const origin = await host.api.must<Schedule>("GET", schedulePath(session));
  return { session, url, seats, origin, events };
}

/** Who came into the room and left it since everybody was there, by the server's clock. */
export const comingsIn = ({ events }: Room) =>
  events
    .all(() => true)
    .flatMap((event) =>
      event.type === "attendee.update"
        ? { at: Date.parse(event.meta.at), attendee: event.data.attendee_id, present: event.data.is_present }
        : [],
    );

/** The candidate has nobody to score in their own turn: they write about the participant, whose turn comes. */
async function openPanel({ role, page }: { role: string; page: Page }, seats: Seat[]) {
  if (role !== "candidate") return;
  // With the turn's beginning the rail turns to their notes.
  await page.locator("header").getByText("Your turn").first().waitFor();
  await page.getByRole("radio", { name: "Evaluation" }).click();
  const panel = page.getByRole("region", { name: "Evaluation" });
  await panel.getByRole("button", { name: /Choose participant/ }).click();
  await page.getByRole("menuitemradio", { name: new RegExp(seats[2].name, "i") }).click();
}

export const showPeople = (seat: Seat) => seat.page.getByRole("radio", { name: /^Participants/ }).click();

/** Scores and writes as a person does, key by key. */
export async function write({ page }: { page: Page }, { words, score }: Written) {
  const panel = page.getByRole("region", { name: "Evaluation" });
  // What is not asked yet has words only.
  if (score !== null) await panel.getByRole("radio", { name: `${score} of 6` }).click();
  const box = panel.getByRole("textbox");
  await box.fill("");
  await box.pressSequentially(words, { delay: 20 });
}

/** Whether this person's browser keeps the words within some milliseconds; it lets go of what the server has. */
export async function untilOnDevice({ page }: { page: Page }, { words }: Written, withinMs: number) {
  const isKept = () =>
    page.evaluate((text: string) => Object.values({ ...localStorage }).some((value) => value.includes(text)), words);
  for (const end = Date.now() + withinMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await isKept()) return true;
  return false;
}

/** Waits until the server has words and score; the milliseconds from `from`, or null. */
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

/** Seconds by which the big clock of a page is off the schedule, worked out from how it began. */
export async function clockOff({ page }: { page: Page }, origin: Schedule) {
  const { text, at } = await page.evaluate(() => ({
    text: document.querySelector("header [role=timer] > span")?.textContent ?? "",
    at: Date.now(),
  }));
  const [, over, hours = "0", minutes, seconds] = DIGITS.exec(text) ?? [];
  if (minutes === undefined) return Number.NaN;
  const shown = (over ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  return shown - Math.ceil(expectedPosition(origin, at).remaining);
}

/** The token with which this person's page came into the room, whatever becomes of the session. */
export const roomToken = ({ page }: { page: Page }, session: number) =>
  page.evaluate((id: number) => JSON.parse(sessionStorage.getItem(`hotseat.call.${id}`) ?? "{}").token, session);
