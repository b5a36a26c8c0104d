import { expect, test } from "vitest";
import { loadOt } from "../../packages/collab/src/ot/index.ts";
import type { Moment } from "../../packages/collab/src/pad/reference-server.fixtures.ts";
import { playSchedule } from "../../packages/collab/src/pad/schedule.fixtures.ts";
import { PadServer } from "./pad-server.ts";

const ot = await loadOt();
const SCHEDULES = 200;

test("the server's pad: 200 schedules with cuts at every moment, and slow writes, lose no edit and apply none twice (TL-P.92)", async () => {
  const moments = new Set<Moment>();
  for (let seed = 0; seed < SCHEDULES; seed += 1) {
    const schedule = { seed, people: 2 + (seed % 3), steps: 120, cuts: true };
    const { finding, cuts } = await playSchedule(ot, schedule, new PadServer());
    expect(finding, `seed ${seed}`).toBeNull();
    for (const moment of cuts.flat()) moments.add(moment);
  }
  expect([...moments].sort()).toEqual(["after apply, before acknowledgement", "before apply", "mid-history"]);
}, 60_000);
