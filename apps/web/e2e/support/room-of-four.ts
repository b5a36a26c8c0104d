import { apiOf, offerSession } from "./api.ts";
import { waitForPresence } from "./call.ts";
import { PILLARS } from "./contract.ts";
import { expect, type OpenPerson, type Person, type PersonName, signIn } from "./people.ts";
import { framesDecoded, watchVideo } from "./video-probe.ts";

export interface Segment {
  type: string;
  slot_index: number | null;
  interviewee_attendee_id: number | null;
  duration_sec: number;
  started_at: string | null;
}
interface Schedule {
  status: string;
  current_index: number;
  held: boolean;
  server_time: string;
  timeline: Segment[];
}
export interface State {
  schedule: Schedule;
  designations: { interviewer: { keycloakId: string } | null; interviewee: { attendeeId: number } | null };
}
export type Room = Record<PersonName, Person>;

export const NAMES = ["amelie", "ben", "chiara", "dieter"] as const;
const GUESTS = ["ben", "chiara", "dieter"] as const;
/** Long enough that no segment ends by itself. */
const MINUTES = 60;

/** A session of four people. Amélie hosts it. */
export interface FourInCallOptions {
  readonly flow_mode: "GUIDED" | "FREE";
  /** Amélie takes a turn. */
  readonly hot_seat: boolean;
  readonly duration_minutes?: number;
  readonly observers: readonly PersonName[];
  /** People with a seat who do not join the call. */
  readonly absent?: readonly PersonName[];
}

export const stateOf = ({ context }: Person, id: number) =>
  apiOf(context).get<State>(`/interviews/sessions/${id}/state/`);
export const nextButton = ({ page }: Person) => page.getByRole("toolbar").locator("[data-next]");
export const panelOf = ({ page }: Person) => page.getByRole("region", { name: "Evaluation" });

/** Opens pre-join and joins the call. */
export async function joinCall({ page }: Person, id: number, button = "Join session"): Promise<void> {
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: button }).click();
  await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
}

/** Four people in one call, except absent ones; returns their attendee ids as `seats`. */
export async function fourInCall(open: OpenPerson, { observers, absent = [], ...options }: FourInCallOptions) {
  const people = await Promise.all(NAMES.map((name) => open(name)));
  const room = Object.fromEntries(people.map((each) => [each.name, each])) as Room;
  await Promise.all(people.map(({ context }) => watchVideo(context)));
  for (const each of people) await signIn(each);
  const { id } = await offerSession(apiOf(room.amelie.context), { duration_minutes: MINUTES, ...options });
  const seats: Partial<Record<PersonName, number>> = {};
  for (const name of GUESTS) {
    const body = observers.includes(name)
      ? { role: "observer", hot_seat: false }
      : { role: "participant", hot_seat: true };
    seats[name] = (await apiOf(room[name].context).post<{ id: number }>(`/interviews/sessions/${id}/join/`, body)).id;
  }
  seats.amelie = (await apiOf(room.amelie.context).get<{ id: number }>(`/interviews/me/sessions/${id}/attendee/`)).id;
  await joinCall(room.amelie, id, "Start Session");
  const present = GUESTS.filter((name) => !absent.includes(name));
  for (const name of present) await joinCall(room[name], id);
  await waitForPresence(apiOf(room.amelie.context), id, 1 + present.length);
  for (const each of [room.amelie, ...present.map((name) => room[name])])
    await expect.poll(() => framesDecoded(each.page), { message: `${each.name} sees others` }).toBeGreaterThan(0);
  return { id, room, seats: seats as Record<PersonName, number> };
}

/** Rates oneself, which opens the feedback. */
export async function rateOneself({ context }: Person, id: number, self: number): Promise<void> {
  const ratings = Object.fromEntries(PILLARS.map((pillar) => [pillar, 4]));
  await apiOf(context).post(`/interviews/sessions/${id}/pillar-ratings/`, { evaluatee: self, ratings, comments: {} });
}

/** Presses next until the current segment is a wanted one. Every press moves exactly one segment. */
export async function pressNextUntil(driver: Person, id: number, isThere: (segment: Segment | undefined) => boolean) {
  for (;;) {
    const { schedule } = await stateOf(driver, id);
    if (isThere(schedule.timeline[schedule.current_index])) return;
    await expect(nextButton(driver)).toBeEnabled();
    await nextButton(driver).click();
    await expect.poll(async () => (await stateOf(driver, id)).schedule.current_index).toBe(schedule.current_index + 1);
  }
}

/**
 * Moves on until the current segment is a wanted one, by the API, where a segment is so short that it may end by itself: a press would
 * then end the next one as well. The server refuses a step from a segment that is over.
 */
export async function moveOnUntil(driver: Person, id: number, isThere: (segment: Segment | undefined) => boolean) {
  for (;;) {
    const { schedule } = await stateOf(driver, id);
    if (isThere(schedule.timeline[schedule.current_index])) return;
    const at = { expected_index: schedule.current_index };
    const response = await apiOf(driver.context).send(`/interviews/sessions/${id}/schedule/next/`, at);
    expect([200, 409], await response.text()).toContain(response.status());
  }
}
