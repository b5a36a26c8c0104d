import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { complain } from "./say.mjs";
import { Supervised } from "./supervisor.mjs";

const PARTNER_ENTRY = path.join(ROOT, "apps/partner/src/main.ts");

/** Milliseconds, longer than he takes to leave a room. */
const LEAVE_MS = 3_000;

/** The key that proves the practice partner to the server: new at each start, passed by environment, never stored. */
export const makePartnerKey = () => randomBytes(32).toString("base64url");

/**
 * Starts the demo's practice partner beside a server that knows his key. Nothing waits for him, and nothing ends with him.
 * @param {{
 *   url: string, key: string, videoUrl: string, dir: string, entry?: string, onPid?: (pid: number) => void, processes?: Supervised[],
 * }} options url: the server's; videoUrl: where this machine reaches the video server; entry: another program in his place,
 *   for tests; processes: where he is entered, to be stopped with the others
 * @returns {Promise<Supervised>}
 */
export async function startPartner({ url, key, videoUrl, dir, entry, onPid, processes }) {
  const logFile = path.join(dir, "partner.log");
  rmSync(logFile, { force: true });
  const partner = new Supervised({
    name: "the practice partner",
    command: process.execPath,
    args: [entry ?? PARTNER_ENTRY],
    cwd: path.join(ROOT, "apps/partner"),
    env: {
      ...process.env,
      NODE_NO_WARNINGS: "1",
      HOTSEAT_URL: url,
      HOTSEAT_PRACTICE_PARTNER_KEY: key,
      HOTSEAT_VIDEO_URL: videoUrl,
    },
    logFile,
    waitReady: async () => {},
    readyWithinMs: LEAVE_MS,
    graceMs: LEAVE_MS,
    onPid,
    // His one line is the reason why he does not start. The media engine's messages are in his log.
    onStderr: (text) => {
      const line = text.split("\n").find((one) => /^(Ben|The practice partner) /.test(one));
      if (line) complain(`hotseat: ${line}`);
    },
    onCrash: () => {},
    onGiveUp: (problem) => complain(`hotseat: ${problem.message}`),
    onEnd: () => {},
  });
  processes?.push(partner);
  await partner.start();
  return partner;
}
