import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { errorCode } from "../../../scripts/lib/error-code.mjs";

/** The folder of Linux's thread groups with a share of a processor (control groups, version 1). */
const GROUPS = "/sys/fs/cgroup/cpu";
/** The smallest share that Linux allows. */
const PORTION_US = 1000;
/** The first share comes at once, so an interaction of twenty would be slowed less than configured. */
const FIRST_PORTION = 1.06;
/** The interval of the search for threads outside the slowed group. */
const LOOK_MS = 50;

/**
 * Slows the main thread of a browser's pages, like the throttling of the developer tools. Returns a function that ends it.
 * The developer tools use a loop that keeps the processor busy for the rest of the time: with two processors, all other
 * programs of the room then share one, which a slow laptop does not do to other people's computers. Linux can leave the rest of the
 * time to the other programs, where it permits control groups.
 * @param page the only page of its browser
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

/** A thread starts in the group of its parent: the threads of a camera switched on again are not part of the main thread. */
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
    // The thread has ended meanwhile.
    if (errorCode(error) !== "ESRCH") throw error;
  }
}

/** On Linux the main thread of a process has the id of the process. */
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
