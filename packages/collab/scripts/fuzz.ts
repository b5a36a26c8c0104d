// `npm run test:pad`: 10,000 schedules of two to five people, then as many schedules with cuts as make 1,000 cuts at each moment.
// `SEED=7 npm run test:pad` begins elsewhere; a finding names the seed that repeats it.
import { loadOt } from "../src/ot/index.ts";
import { playSchedule } from "../src/pad/schedule.fixtures.ts";

const SCHEDULES = Number(process.env.SCHEDULES ?? 10_000);
const CUTS = Number(process.env.CUTS ?? 1_000);
const FIRST = Number(process.env.SEED ?? 0);

const ot = await loadOt();
let findings = 0;

function report(seed: number, finding: string | null): void {
  if (!finding) return;
  findings += 1;
  console.log(`seed ${seed}: ${finding}`);
}

for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
  report(seed, (await playSchedule(ot, { seed, people: 2 + (seed % 4), steps: 60, cuts: false })).finding);
}
console.log(`${SCHEDULES} schedules, ${findings} divergences`);

const divergences = findings;
const counts = new Map<string, number>();
const least = () => (counts.size < 3 ? 0 : Math.min(...counts.values()));
let played = 0;
for (let seed = FIRST; least() < CUTS; seed += 1) {
  const { finding, cuts } = await playSchedule(ot, { seed, people: 2 + (seed % 3), steps: 120, cuts: true });
  report(seed, finding);
  played += 1;
  for (const moment of cuts.flat()) counts.set(moment, (counts.get(moment) ?? 0) + 1);
}
const told = [...counts].map(([moment, count]) => `${count} ${moment}`).join(", ");
console.log(`${played} schedules with cuts (${told}), ${findings - divergences} with an edit lost or doubled`);
if (findings > 0) process.exitCode = 1;
