import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { errorCode } from "../../../scripts/lib/error-code.mjs";

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
 * The developer tools do it by a loop that keeps the processor busy for the rest of the time: with two processors, every other
 * program of the room then shares one, which nobody's slow laptop does to the people it talks to. Linux can leave the rest of the
 * time to the others, where it lets us.
 * @param page the only one of its browser
 */
export async function slowDown(
  page: Page,
  times: number,
): Promise<{ by: "Linux" | "the browser"; stop: () => Promise<void> }> {
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
function letGo(group: string, keep: readonly number[] = []) {
  const threads = readFileSync(path.join(group, "tasks"), "utf8").split("\n").filter(Boolean).map(Number);
  for (const thread of threads) if (!keep.includes(thread)) move(thread, GROUPS);
}

function dissolve(group: string) {
  letGo(group);
  rmdirSync(group);
}

function move(thread: number, group: string) {
  try {
    writeFileSync(path.join(group, "tasks"), String(thread));
  } catch (error) {
    // It has ended since.
    if (errorCode(error) !== "ESRCH") throw error;
  }
}

/** On Linux the main thread of a process has the number of the process. */
async function mainThreads(page: Page) {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error("the page's browser has been closed");
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }: { id: number }) => id);
}

async function throughBrowser(page: Page, times: number) {
  const devtools = await page.context().newCDPSession(page);
  const setRate = async (rate: number) => void (await devtools.send("Emulation.setCPUThrottlingRate", { rate }));
  await setRate(times);
  return { by: "the browser" as const, stop: () => setRate(1) };
}
