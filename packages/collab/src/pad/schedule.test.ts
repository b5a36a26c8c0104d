import { expect, it } from "vitest";
import { loadOt } from "../ot/index";
import type { Moment } from "./reference-server.fixtures";
import { playSchedule } from "./schedule.fixtures";

const ot = await loadOt();

const TIMEOUT_MS = 60_000;

/** Seeds of `npm run test:pad` count from 0 as well: what it finds can be played here alone. */
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);

it(
  "clients: 500 schedules of two to five people end in one text",
  async () => {
    for (const seed of seeds(500)) {
      const { finding } = await playSchedule(ot, { seed, people: 2 + (seed % 4), steps: 60, cuts: false });
      expect(finding, `seed ${seed}`).toBeNull();
    }
  },
  TIMEOUT_MS,
);

it(
  "clients: 150 schedules with cuts at every moment lose no edit and apply none twice",
  async () => {
    const moments = new Set<Moment>();
    for (const seed of seeds(150)) {
      const { finding, cuts } = await playSchedule(ot, { seed, people: 2 + (seed % 3), steps: 120, cuts: true });
      expect(finding, `seed ${seed}`).toBeNull();
      for (const moment of cuts.flat()) moments.add(moment);
    }
    expect([...moments].sort()).toEqual(["after apply, before acknowledgement", "before apply", "mid-history"]);
  },
  TIMEOUT_MS,
);
