import { openInserts } from "../../apps/server/test/one-insert.ts";

const WARM_UP = 300;
const IN_A_ROW = 1_000;

/** Durable inserts of one edit each. */
export interface Inserts {
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
export async function measureInserts(target: Target): Promise<Inserts> {
  const { insert, append, close } = await openInserts(target, true);
  let measured: Omit<Inserts, "perSecondUnprepared">;
  try {
    const perSecond = await warmInARow(insert);
    measured = { perSecond, perSecondOfPad: await warmInARow(append) };
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

async function warmInARow(insert: () => Promise<void>): Promise<number> {
  for (let warm = 0; warm < WARM_UP; warm += 1) await insert();
  return inARow(insert);
}

async function inARow(insert: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < IN_A_ROW; index += 1) await insert();
  return IN_A_ROW / ((performance.now() - started) / 1_000);
}
