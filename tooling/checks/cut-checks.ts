import type { Schedule } from "@hotseat/api-client/types";
import { check } from "../../scripts/lib/checks.mjs";
import { say } from "../../scripts/lib/say.mjs";
import type { Room, Seat, Written } from "./cut-room.ts";
import { clockOff, comingsIn } from "./cut-room.ts";
import type { Entry } from "./diary.ts";
import { diaryOf } from "./diary.ts";
import { expectedPosition } from "./expected-position.ts";
import { expectedWaits } from "./expected-waits.ts";
import { schedulePath } from "./live-session.ts";
import { picturesOf } from "./still-pictures.ts";

export const SECOND_MS = 1000;
/** Away for this long a connection counts as lost (room.constants.ts). */
export const LOST_AFTER_MS = 30_000;
/** What is typed is on the device after half a second, and told of after a little more. */
export const KEPT_WITHIN_MS = 1500;
/** Everything is back this long after the network or the media server is. */
export const BACK_WITHIN_MS = 15_000;
/** What was back for a moment only was not back. */
export const STEADY_MS = 4000;
export const STORED_WITHIN_MS = 10_000;
/** The server looks once a second who came and went: at a wait's beginning and at its end. */
const NOTICED_WITHIN_S = 1;
/** The others see on the tile that somebody's connection is lost. */
export const MARKED_WITHIN_MS = 15_000;
/** And, when the media server has given up waiting, that they are gone. */
export const TOLD_WITHIN_MS = 25_000;

export const isIn = ({ connection }: Pick<Entry, "connection">) => connection === "good" || connection === "unsteady";
const isBack = (others: Seat[]) => (entry: Entry) =>
  isIn(entry) && entry.stream === "connected" && others.every(({ identity }) => entry.moving.includes(identity));
export const isWhole = (others: Seat[]) => (entry: Entry) => isBack(others)(entry) && !entry.dialog;

export const ms = (value: number | null | undefined) =>
  value === null || value === undefined ? "never" : `${(value / SECOND_MS).toFixed(1)} s`;

/** For the report of somebody who is not back: what each page shows. */
export async function facesOf(seats: Seat[]) {
  const lines = seats.map(async ({ role, page }) => {
    const { connection, stream, moving } = (await diaryOf(page)).at(-1) ?? {
      connection: "gone",
      stream: "gone",
      moving: [],
    };
    const pictures = process.env.CUTS_LOG ? ` ${JSON.stringify(await picturesOf(page))}` : "";
    return `${role}: ${connection}, stream ${stream}, sees ${moving.join(" and ")}${pictures}`;
  });
  return `${new Date().toISOString()} ${(await Promise.all(lines)).join("; ")}`;
}

/** Milliseconds from the cut until each face was shown; `null` for one that was not. */
export type Faces = ReturnType<typeof noticed>;

/** When the page first showed that something is wrong, and each face it showed. */
export function noticed(diary: readonly Entry[], cutAt: number) {
  const later = diary.filter(({ at }) => at > cutAt);
  const first = (fits: (entry: Entry) => boolean) => {
    const found = later.find(fits);
    return found ? found.at - cutAt : null;
  };
  return {
    pictures: first(({ moving }) => moving.length < 2),
    mark: first((entry) => entry.connection !== "good" || entry.stream !== "connected"),
    away: first(({ connection }) => connection === "reconnecting" || connection === "lost"),
    dialog: first(({ dialog }) => dialog),
  };
}

/** The last time the page went away before it was back, and the dialog, must be as far apart as they are said to be. */
export function checkDialog({ what, faces, awayUntil }: { what: string; faces: Faces; awayUntil: number }) {
  if (faces.away === null) return check(faces.dialog === null, `${what}: no dialog over a page that was never away`);
  const awayFor = awayUntil - faces.away;
  if (awayFor > LOST_AFTER_MS + 2 * SECOND_MS)
    return check(
      faces.dialog !== null && Math.abs(faces.dialog - faces.away - LOST_AFTER_MS) < 3 * SECOND_MS,
      `${what}: the lost connection is said after ${ms(faces.dialog === null ? null : faces.dialog - faces.away)} away`,
    );
  if (awayFor < LOST_AFTER_MS - SECOND_MS)
    check(faces.dialog === null, `${what}: no dialog before ${ms(LOST_AFTER_MS)} away`);
}

/** The schedule went on, but for the time in which the turn waited for its candidate; answers it where it did, else how it began. */
export async function checkSchedule({ what, room }: { what: string; room: Room }) {
  const [host, candidate] = room.seats;
  const schedule = await host.api.must<Schedule>("GET", schedulePath(room.session));
  const now = Date.parse(schedule.server_time);
  const turn = { candidate: candidate.attendee, host: host.attendee, until: now };
  const waits = expectedWaits(comingsIn(room), turn);
  const waited = waits.reduce((sum, { from, to }) => sum + (to ?? now) - from, 0);
  const isWaiting = waits.at(-1)?.to === null;
  if (waits.length > 0) say(`  ${what}: waited for the candidate for ${ms(waited)}${isWaiting ? ", and waits" : ""}`);
  const [found, expected] = [expectedPosition(schedule, now), expectedPosition(room.origin, now - waited)];
  check(
    (isWaiting
      ? schedule.status === "PAUSED" && schedule.waiting_for?.attendee_id === candidate.attendee
      : schedule.status === "RUNNING") &&
      found.index === expected.index &&
      Math.abs(found.remaining - expected.remaining) < 1 + waits.length * NOTICED_WITHIN_S,
    `${what}: the schedule went on (${schedule.status} ${JSON.stringify(found)}, expected ${JSON.stringify(expected)})`,
  );
  return waits.length > 0 ? schedule : room.origin;
}

export async function checkClocks({ what, origin, seats }: { what: string; origin: Schedule; seats: Seat[] }) {
  for (const seat of seats) {
    const off = await clockOff(seat, origin);
    check(Math.abs(off) <= 1, `${what}: ${seat.role}'s clock is ${off} s off`);
  }
}

/** What somebody writes about a question of another; the candidate's is not asked yet: words only. */
export const notes = (rand: () => number, { role }: Pick<Seat, "role">): Written => {
  const words = `Calm. Names the price, ${Math.floor(rand() * 1e9)}`;
  const score = 1 + Math.floor(rand() * 6);
  return { words, score: role === "candidate" ? null : score };
};
