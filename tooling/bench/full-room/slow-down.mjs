import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where Linux keeps the groups of threads that share a portion of a processor (control groups, version 1). */
const GROUPS = "/sys/fs/cgroup/cpu";
/** The smallest portion Linux gives out. */
const PORTION_US = 1000;
/** The first portion comes at once, so an interaction of twenty would be slowed less than asked for. */
const FIRST_PORTION = 1.06;
/** How often threads that do not belong to those slowed are looked for. */
const LOOK_MS = 50;

/**
 * Slows the main thread of a browser's pages, as the developer tools' throttling does, until told to stop.
 *
 * The developer tools do it by a loop that keeps the processor busy for the rest of the time: with two processors, every other
 * program of the room then shares one, which nobody's slow laptop does to the people it talks to. Linux can leave the rest of the
 * time to the others, where it lets us.
 * @param {import("@playwright/test").Page} page the only one of its browser @param {number} times
 * @returns {Promise<{ by: "Linux" | "the browser", stop: () => Promise<void> }>}
 */
export async function slowDown(page, times) {
  const threads = await mainThreads(page);
  const group = path.join(GROUPS, `hotseat-bench-${process.pid}`);
  try {
    mkdirSync(group);
    writeFileSync(path.join(group, "cpu.cfs_period_us"), String(Math.round(PORTION_US * times * FIRST_PORTION)));
    writeFileSync(path.join(group, "cpu.cfs_quota_us"), String(PORTION_US));
    for (const thread of threads) move(thread, group);
  } catch {
    if (existsSync(group)) dissolve(group);
    return throughBrowser(page, times);
  }
  const looking = setInterval(() => letGo(group, threads), LOOK_MS);
  return {
    by: "Linux",
    stop: async () => {
      clearInterval(looking);
      dissolve(group);
    },
  };
}

/** A thread is born into the group of the one that starts it: those of a camera switched on again are no part of the main thread. */
function letGo(group, keep = []) {
  const threads = readFileSync(path.join(group, "tasks"), "utf8").split("\n").filter(Boolean).map(Number);
  for (const thread of threads) if (!keep.includes(thread)) move(thread, GROUPS);
}

function dissolve(group) {
  letGo(group);
  rmdirSync(group);
}

function move(thread, group) {
  try {
    writeFileSync(path.join(group, "tasks"), String(thread));
  } catch (error) {
    // It has ended since.
    if (error.code !== "ESRCH") throw error;
  }
}

/** On Linux the main thread of a process has the number of the process. */
async function mainThreads(page) {
  const devtools = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

async function throughBrowser(page, times) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: times });
  return { by: "the browser", stop: () => devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 }) };
}
