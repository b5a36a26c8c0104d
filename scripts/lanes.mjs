import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./lib/paths.mjs";
import { Problem } from "./lib/say.mjs";

/**
 * The parts of `npm test`, in their order, and the names that select one; turbo.json says what each task reads.
 * @typedef {"chromium" | "livekit" | "postgres" | "web"} Tool
 * @typedef {{ name: string, tasks: string[], heavy?: "alone" | "in pairs", tools?: Tool[] }} Lane
 *   heavy: `alone` uses both cores and fails when something beside it takes time, a task `in pairs` uses one and waits
 *   for conditions; tools: what has to be there before it begins
 * @type {Lane[]}
 */
export const LANES = [
  { name: "unit", tasks: ["unit", "test:scripts"] },
  { name: "lint", tasks: ["lint"] },
  { name: "boundaries", tasks: ["boundaries"] },
  { name: "drift", tasks: ["drift"] },
  { name: "packages", tasks: ["api:check", "sizes"] },
  { name: "types", tasks: ["types", "types:tooling"] },
  { name: "server-pglite", heavy: "alone", tasks: ["server-pglite"] },
  { name: "server-postgres", heavy: "alone", tools: ["postgres"], tasks: ["server-postgres"] },
  { name: "stories", heavy: "in pairs", tools: ["chromium"], tasks: scriptsOf("apps/storybook", "stories-") },
  {
    name: "e2e",
    heavy: "alone",
    tools: ["chromium", "livekit", "postgres", "web"],
    tasks: scriptsOf("apps/web", "e2e-"),
  },
];

/** The scripts of a package that begin so: one for each area. @param {string} folder @param {string} prefix */
function scriptsOf(folder, prefix) {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8"));
  return Object.keys(scripts).filter((name) => name.startsWith(prefix));
}

/** `server` also means `server-pglite` and `server-postgres`. @param {Lane[]} lanes @param {string[]} names */
export function selectLanes(lanes, names) {
  const wanted = names.filter((name) => name !== "--");
  if (wanted.length === 0) return lanes;
  const matches = (/** @type {Lane} */ lane, /** @type {string} */ name) =>
    lane.name === name || lane.name.startsWith(`${name}-`);
  const unknown = wanted.find((name) => !lanes.some((lane) => matches(lane, name)));
  if (unknown) {
    throw new Problem(`no lane "${unknown}"; there are ${lanes.map(({ name }) => name).join(", ")}`, { exitCode: 2 });
  }
  return lanes.filter((lane) => wanted.some((name) => matches(lane, name)));
}
