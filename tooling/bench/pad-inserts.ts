import { setTimeout as wait } from "node:timers/promises";
import { openInserts } from "../../apps/server/test/one-insert.ts";

const WARM_UP = 300;
const PACED = 500;
const IN_A_ROW = 1_000;

/** Durable inserts of one edit each. */
export interface Inserts {
  /** Milliseconds of each, at the pace of all typists together. */
  readonly paced: number[];
  /** A second, each as soon as the one before is durable. */
  readonly perSecond: number;
  /** The same with a statement that is parsed and planned each time. */
  readonly perSecondUnprepared: number;
  /** The same of one edit as the pad stores it, with the condition on its lease. */
  readonly perSecondOfPad: number;
}

export interface Target {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Measures the insert that the pad is compared with, while no server runs on the database. */
export async function measureInserts(target: Target, everyMs: number): Promise<Inserts> {
  const { insert, append, close } = await openInserts(target, true);
  let measured: Omit<Inserts, "perSecondUnprepared">;
  try {
    const perSecond = await warmInARow(insert);
    const paced = await atPace(insert, everyMs);
    measured = { perSecond, paced, perSecondOfPad: await warmInARow(append) };
  } finally {
    await close();
  }
  return { ...measured, perSecondUnprepared: await unprepared(target) };
}

async function unprepared(target: Target): Promise<number> {
  const { insert, close } = await openInserts(target, false);
  try {
    return await warmInARow(insert);
  } finally {
    await close();
  }
}

/** One after the other at even times, as the typists' edits come: a slow insert does not hold the next one back. */
async function atPace(insert: () => Promise<void>, everyMs: number): Promise<number[]> {
  const all: Promise<number>[] = [];
  for (let index = 0; index < PACED; index += 1) {
    await wait(everyMs);
    const before = performance.now();
    all.push(insert().then(() => performance.now() - before));
  }
  return Promise.all(all);
}

async function warmInARow(insert: () => Promise<void>): Promise<number> {
  for (let warm = 0; warm < WARM_UP; warm += 1) await insert();
  return inARow(insert);
}

async function inARow(insert: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < IN_A_ROW; index += 1) await insert();
  return IN_A_ROW / ((performance.now() - started) / 1_000);
}
