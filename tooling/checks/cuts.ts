import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seeded } from "../../packages/core/src/testing.ts";
import { runChecks } from "../../scripts/lib/checks.mjs";
import { say, step } from "../../scripts/lib/say.mjs";
import { startStack } from "../../scripts/lib/stack.mjs";
import { buildWeb } from "../../scripts/lib/turbo.mjs";
import { cutForGood } from "./cut-for-good.ts";
import { gather, seatPeople } from "./cut-room.ts";
import { cutFor, killSfu } from "./cut-scenes.ts";
import { type Cut, openNetwork } from "./network.ts";
import { ownLivekit } from "./run-check.ts";

/**
 * Three people in a running guided session, each with a browser in its own network namespace: the network is cut for 5 s, for 30 s and
 * permanently, and the media server is killed. No score, text or second of the clock may be lost. `CUTS=5,sfu ROUNDS=1` runs a part of it.
 */
const CUTS = (process.env.CUTS ?? "5,30,sfu,forever").split(",");
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const seed = Number(process.env.SEED ?? 20261124);
const WAYS: readonly Cut[] = ["dark", "unplugged"];

const opened: (() => Promise<void> | void)[] = [];
async function closeAll() {
  for (const each of opened.splice(0).reverse()) await each();
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void closeAll().finally(() => process.exit(signal === "SIGINT" ? 130 : 143)));

async function startAll() {
  await buildWeb();
  const network = await openNetwork();
  opened.push(network.close);
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-cuts-"));
  opened.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ dataDir, place: network, env: { HOTSEAT_RATE_LIMIT: "0" } });
  opened.push(stack.stop);
  const { seats, close } = await seatPeople(network, stack.url);
  opened.push(close);
  return { stack, seats };
}

async function run() {
  const { stack, seats } = await step("A network with three wires, LiveKit, the server and three browsers", startAll);
  const { url } = stack;
  const livekit = ownLivekit(stack);
  const rand = seeded(seed);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);
  say(`${ROUNDS} rounds of ${CUTS.join(", ")}, seed ${seed}`);
  const first = Math.floor(rand() * seats.length);
  const plan = (round: number) => ({
    round,
    seat: seats[(first + round) % seats.length],
    how: WAYS[(first + round) % WAYS.length],
    rand,
  });
  const short = CUTS.filter((cut) => cut !== "forever");
  if (short.length > 0) {
    const room = await gather(seats, url);
    for (const [cut, round] of short.flatMap((each) => rounds.map((number) => [each, number] as const))) {
      if (cut === "sfu") await killSfu({ ...plan(round), room, livekit });
      else await cutFor({ ...plan(round), room, seconds: Number(cut) });
    }
  }
  if (CUTS.includes("forever")) for (const round of rounds) await cutForGood({ ...plan(round), seats, url, livekit });
}

await runChecks(() => run().finally(closeAll));
