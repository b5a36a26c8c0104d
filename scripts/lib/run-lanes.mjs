import { Problem } from "./say.mjs";

/** Two cores: two light lanes side by side, or one that uses both. */
const SLOTS = 2;

/**
 * @typedef {import("./lane-kinds.mjs").Lane} Lane
 * @typedef {{ lane: Lane, result: import("./lane-kinds.mjs").LaneResult, tookMs: number }} LaneDone
 */

/** `server` also means `server-pglite` and `server-postgres`. @param {Lane[]} lanes @param {string[]} names */
export function selectLanes(lanes, names) {
  const wanted = names.filter((name) => name !== "--");
  if (wanted.length === 0) return lanes;
  const matches = (lane, name) => lane.name === name || lane.name.startsWith(`${name}-`);
  const unknown = wanted.find((name) => !lanes.some((lane) => matches(lane, name)));
  if (unknown) {
    throw new Problem(`no lane "${unknown}"; there are ${lanes.map(({ name }) => name).join(", ")}`, { exitCode: 2 });
  }
  return lanes.filter((lane) => wanted.some((name) => matches(lane, name)));
}

/**
 * Runs lanes in order, as many at once as their slots allow. A lane that throws has failed, the others go on.
 * @param {Lane[]} lanes
 * @param {(done: LaneDone) => void} onDone
 * @returns {Promise<LaneDone[]>}
 */
export async function runLanes(lanes, onDone) {
  const results = [];
  const running = new Map();
  const free = () => SLOTS - [...running.keys()].reduce((used, lane) => used + (lane.slots ?? 1), 0);
  for (const lane of lanes) {
    while (free() < (lane.slots ?? 1)) await Promise.race(running.values());
    const started = performance.now();
    const work = attempt(lane).then((result) => {
      const done = { lane, result, tookMs: performance.now() - started };
      results.push(done);
      running.delete(lane);
      onDone(done);
    });
    running.set(lane, work);
  }
  await Promise.all(running.values());
  return results;
}

async function attempt(lane) {
  try {
    return await lane.run();
  } catch (error) {
    const line = error instanceof Problem ? error.message : (error.stack ?? String(error));
    return { passed: 0, failed: 1, problems: [line], output: error.detail ?? "" };
  }
}
