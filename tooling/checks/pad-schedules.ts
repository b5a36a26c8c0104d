// `npm run test:pad`: 10,000 schedules of two to five people, then as many schedules with cuts as make 1,000 cuts at each moment, then 2,000
// schedules with cuts at the server's own pad.
// `SEED=7 npm run test:pad` begins elsewhere; a finding names the seed that repeats it.
import { loadOt } from "../../packages/collab/src/ot/index.ts";
import { type Moment, ReferenceServer } from "../../packages/collab/src/pad/reference-server.fixtures.ts";
import { playSchedule, type Schedule } from "../../packages/collab/src/pad/schedule.fixtures.ts";
import { PadServer } from "./pad-server.ts";

const SCHEDULES = Number(process.env.SCHEDULES ?? 10_000);
const CUTS = Number(process.env.CUTS ?? 1_000);
const SERVER_SCHEDULES = Number(process.env.SERVER_SCHEDULES ?? 2_000);
const FIRST = Number(process.env.SEED ?? 0);

const ot = await loadOt();

/** The schedules of one part. */
class Part {
  played = 0;
  findings = 0;
  private readonly counts = new Map<Moment, number>();

  /** Cuts at the moment that has the fewest. */
  get least(): number {
    return this.counts.size < 3 ? 0 : Math.min(...this.counts.values());
  }

  /** Cuts at each moment, in words. */
  get cuts(): string {
    return [...this.counts].map(([moment, count]) => `${count} ${moment}`).join(", ");
  }

  async play(schedule: Schedule, server: ReferenceServer): Promise<void> {
    const { finding, cuts } = await playSchedule(ot, schedule, server).catch((error: Error) => ({
      finding: error.stack ?? error.message,
      cuts: [],
    }));
    this.played += 1;
    for (const moment of cuts.flat()) this.counts.set(moment, (this.counts.get(moment) ?? 0) + 1);
    if (finding === null) return;
    this.findings += 1;
    console.log(`seed ${schedule.seed}: ${finding}`);
  }
}

const withCuts = (seed: number): Schedule => ({ seed, people: 2 + (seed % 3), steps: 120, cuts: true });

const plain = new Part();
for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1)
  await plain.play({ seed, people: 2 + (seed % 4), steps: 60, cuts: false }, new ReferenceServer());
console.log(`${plain.played} schedules, ${plain.findings} divergences`);

const cut = new Part();
for (let seed = FIRST; cut.least < CUTS; seed += 1) await cut.play(withCuts(seed), new ReferenceServer());
console.log(`${cut.played} schedules with cuts (${cut.cuts}), ${cut.findings} with an edit lost or doubled`);

const own = new Part();
for (let seed = FIRST; seed < FIRST + SERVER_SCHEDULES; seed += 1) await own.play(withCuts(seed), new PadServer());
console.log(
  `${own.played} schedules with cuts at the server's own pad (${own.cuts}), ${own.findings} with an edit lost or doubled`,
);
if (plain.findings + cut.findings + own.findings > 0) process.exitCode = 1;
