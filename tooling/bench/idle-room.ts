import path from "node:path";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { openBrowser } from "../checks/browser.ts";
import { findOne } from "../checks/find-one.ts";
import { joinRoom, liveSession, schedulePath } from "../checks/live-session.ts";
import { Person } from "../checks/person.ts";

const SECONDS = Number(process.env.IDLE_SECONDS ?? 60);
const CORE_BOUND_PERCENT = 1;
const COMMITS_BOUND = 1.1;
/** The pause after joining and after a change of the schedule, before the count starts, in milliseconds. */
const SETTLE_MS = 5_000;

declare global {
  interface Window {
    commits: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
  }
}

/** Runs in the page before anything else: counts React's commits, and joins with camera and microphone off. */
function countCommits() {
  window.commits = 0;
  const nothing = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => {
      window.commits += 1;
    },
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    onScheduleFiberRoot: nothing,
  };
  // Nobody sends pictures: decoding and drawing them is not part of this measurement.
  localStorage.setItem("hotseat.devices", JSON.stringify({ cameraOn: false, microphoneOn: false }));
}

/** The load of the page's main thread in this time: `task` all of it, `script` JavaScript alone; in per cent of a core. */
async function measure(page: Page, cdp: CDPSession, seconds: number) {
  const read = async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    const value = (name: string) => findOne(metrics, (metric) => metric.name === name).value;
    return {
      atMs: performance.now(),
      task: value("TaskDuration"),
      script: value("ScriptDuration"),
      commits: await page.evaluate(() => window.commits),
    };
  };
  const before = await read();
  await page.waitForTimeout(seconds * 1000);
  const after = await read();
  const elapsed = (after.atMs - before.atMs) / 1000;
  const percent = (name: "task" | "script") => ((after[name] - before[name]) / elapsed) * 100;
  return { task: percent("task"), script: percent("script"), commits: (after.commits - before.commits) / elapsed };
}

/** One minute of an observer's page in a running room without activity, against the same page on pause. */
export async function idleRoom(folder: string) {
  await buildWeb();
  const stack = await startStack({ dataDir: path.join(folder, "idle"), env: { HOTSEAT_RATE_LIMIT: "0" } });
  const browser = await openBrowser();
  try {
    const [host, looker] = await Promise.all(
      ["amelie", "ben"].map(async (name) => {
        const person = new Person(stack.url);
        await person.signIn(`${name}@hotseat.example`);
        return person;
      }),
    );
    const session = await liveSession(60, [host, looker]);
    const prepare = (context: BrowserContext) => context.addInitScript(countCommits);
    await joinRoom(browser, stack.url, host, session, prepare);
    const page = await joinRoom(browser, stack.url, looker, session, prepare);
    const cdp = await page.context().newCDPSession(page);
    // Processor time of the thread, not wall time, which other programs share.
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    const set = async (action: string, body = {}) => {
      await host.must("POST", `${schedulePath(session)}${action}/`, body);
      await page.waitForTimeout(SETTLE_MS);
      // The garbage of the join and the change is collected now; the minute's own garbage is collected, and counted, within it.
      await cdp.send("HeapProfiler.collectGarbage");
    };
    await set("start");
    const running = await measure(page, cdp, SECONDS);
    await set("pause", { remaining_sec: 60 });
    const paused = await measure(page, cdp, SECONDS);
    return [
      row("idle in a running room, main thread", running.task, paused.task),
      row("idle in a running room, JavaScript", running.script, paused.script),
      {
        what: "idle in a running room, commits a second",
        ours: running.commits.toFixed(2),
        peer: `${paused.commits.toFixed(2)} on pause`,
        ratio: "–",
        bound: `≤ ${COMMITS_BOUND}`,
        held: running.commits <= COMMITS_BOUND,
      },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}

const row = (what: string, running: number, paused: number) => ({
  what: `${what}, ${SECONDS} s`,
  ours: `${running.toFixed(2)} % of a core`,
  peer: `${paused.toFixed(2)} % on pause`,
  ratio: (running / paused).toFixed(1),
  bound: `≤ ${CORE_BOUND_PERCENT} % of a core`,
  held: running <= CORE_BOUND_PERCENT,
});
