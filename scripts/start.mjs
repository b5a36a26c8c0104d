// `npm start`: builds changed packages, starts the video server and the server, and stops both on a signal.
import path from "node:path";
import { startLauncher } from "./lib/launcher.mjs";
import { defaultDataDir } from "./lib/paths.mjs";
import { parsePort } from "./lib/port.mjs";
import { Problem, report } from "./lib/say.mjs";

const FLAGS = new Set(["--empty", "--no-build", "--no-partner"]);

/**
 * Milliseconds in which npm, the terminal and the runner may each pass on the same Ctrl-C; only a later one means
 * "now".
 */
const SAME_SIGNAL_MS = 1_000;

const launcher = startLauncher(readOptions(process.argv.slice(2)));

launcher.done.then(
  () => process.exit(0),
  (error) => process.exit(report(error)),
);

let stopAskedAt = 0;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => onStop());
// The runner above was killed: nobody is left to press Ctrl-C.
process.on("disconnect", () => onStop());
process.channel?.unref();
process.on("exit", () => launcher.killNow());

function onStop() {
  const now = Date.now();
  if (stopAskedAt && now - stopAskedAt > SAME_SIGNAL_MS) process.exit(130);
  stopAskedAt ||= now;
  launcher.stop();
}

/** @param {string[]} args */
function readOptions(args) {
  const unknown = args.find((/** @type {string} */ arg) => !FLAGS.has(arg));
  try {
    if (unknown)
      throw new Problem(`npm start does not know ${unknown}; it knows ${[...FLAGS].join(" and ")}`, { exitCode: 2 });
    const { env } = process;
    const demo = !args.includes("--empty");
    return {
      port: parsePort(env.PORT, 4000),
      host: env.HOST || "127.0.0.1",
      dataDir: defaultDataDir(demo),
      demo,
      build: !args.includes("--no-build"),
      partner: !args.includes("--no-partner") && env.NODE_ENV !== "production",
      nodeIp: env.LIVEKIT_NODE_IP || undefined,
      publicUrl: env.PUBLIC_URL?.trim() || undefined,
      // Another program in the server's place, for the launcher's own tests.
      entry: env.HOTSEAT_SERVER_ENTRY ? path.resolve(env.HOTSEAT_SERVER_ENTRY) : undefined,
      partnerEntry: env.HOTSEAT_PARTNER_ENTRY ? path.resolve(env.HOTSEAT_PARTNER_ENTRY) : undefined,
    };
  } catch (error) {
    process.exit(report(error));
  }
}
