import { setTimeout as wait } from "node:timers/promises";
import { check } from "../../scripts/lib/checks.mjs";
import { countChanges, Drawer, joinAndRead } from "./board-drawer.ts";
import {
  atOneServer,
  atTwoServers,
  KILLS,
  rand,
  runKills,
  SETTLED_WITHIN_MS,
  TAKEN_OVER_WITHIN_MS,
} from "./kill-run.ts";
import { liveSession } from "./live-session.ts";
import type { Person } from "./person.ts";
import { signInAll } from "./run-check.ts";

/**
 * Three people draw on one board: two of them are offline for a minute; the server is killed again and again; then, of two
 * instances on one PostgreSQL, the one that owns the board. Every acknowledged change must be there.
 */
const PEOPLE = ["amelie", "ben", "chiara"] as const;
/** A minute of two people without the network and without each other (TL-W.16). */
const OFFLINE_MS = 60_000;

const total = (drawers: readonly Drawer[]) => drawers.reduce((sum, { strokes }) => sum + strokes, 0);

/** Acknowledged changes that a board does not have. */
function lostOf(stored: ReadonlyMap<string, number>, acknowledged: readonly ReadonlyMap<string, number>[]): string[] {
  return acknowledged
    .flatMap((mine) => [...mine])
    .filter(([id, version]) => (stored.get(id) ?? 0) < version)
    .map(([id, version]) => `${id} at ${version}, stored ${stored.get(id) ?? "not"}`);
}

/** Signed-in people in a live session with one board. */
async function atABoard(url: string) {
  const people = await signInAll(url, PEOPLE);
  const host = people.amelie;
  const session = await liveSession(60, Object.values(people));
  const { results } = await host.must<{ results: { id: string; kind: string }[] }>(
    "GET",
    `/api/v1/interviews/sessions/${session}/tools/`,
  );
  const board = results.find(({ kind }) => kind === "whiteboard");
  if (!board) throw new Error("the session has no whiteboard");
  return { people, host, board: board.id };
}

async function stopAll(drawers: readonly Drawer[]): Promise<void> {
  for (const drawer of drawers) await drawer.stop();
}

/** Everybody has drawn since these counts, and the server has acknowledged all of it once. */
async function untilAcknowledged(drawers: readonly Drawer[], since: ReadonlyMap<Drawer, number>, withinMs: number) {
  const at = performance.now();
  const isBehind = (drawer: Drawer) => {
    const acknowledged = [...drawer.acknowledged.values()].reduce((sum, version) => sum + version, 0);
    return acknowledged <= (since.get(drawer) ?? 0);
  };
  while (drawers.some(isBehind) && performance.now() - at < withinMs) await wait(10);
  return Math.round(performance.now() - at);
}

const strokesOf = (drawers: readonly Drawer[]) => new Map(drawers.map((drawer) => [drawer, drawer.strokes]));

/** After all have settled: everybody, and somebody who joins, has the same board, with every change. */
async function compare(drawers: readonly Drawer[], host: Person, url: string, board: string): Promise<void> {
  for (const drawer of drawers) await drawer.settled(SETTLED_WITHIN_MS);
  const stored = await joinAndRead(host, url, board);
  const lost = lostOf(
    stored,
    drawers.map(({ acknowledged }) => acknowledged),
  );
  check(lost.length === 0, `each of ${total(drawers)} changes is there`, lost);
  const sorted = (versions: ReadonlyMap<string, number>) => JSON.stringify([...versions].sort());
  const isSame = () => drawers.every(({ seen }) => sorted(seen) === sorted(stored));
  for (let left = SETTLED_WITHIN_MS; !isSame() && left > 0; left -= 50) await wait(50);
  check(isSame(), "all three have the server's board");
  for (const { client } of drawers) client.stop();
}

const offline = () =>
  atOneServer({ demo: true }, async (stack) => {
    const { people, host, board } = await atABoard(stack.url);
    const drawers = PEOPLE.map((name) => new Drawer(name, people[name], () => stack.url, board, rand));
    const apart = drawers.slice(1);
    for (const drawer of drawers) drawer.start();
    await untilAcknowledged(drawers, new Map(), SETTLED_WITHIN_MS);
    for (const drawer of apart) drawer.setOffline(true);
    const before = strokesOf(apart);
    await wait(OFFLINE_MS);
    const drawn = apart.map((drawer) => drawer.strokes - (before.get(drawer) ?? 0));
    const unsent = apart.every(({ client }) => client.state.unsent > 0 && client.state.connection !== "connected");
    check(unsent && Math.min(...drawn) > 0, `${drawn.join(" and ")} changes of ${OFFLINE_MS / 1000} s offline wait`);
    await stopAll(drawers);
    const waiting = apart.map((drawer) => drawer.drawnSoFar());
    for (const drawer of apart) drawer.setOffline(false);
    await compare(drawers, host, stack.url, board);
    const lost = lostOf(await joinAndRead(host, stack.url, board), waiting);
    check(lost.length === 0, "0 changes of the time offline are lost", lost);
    const [recorded, made] = [await countChanges(host, stack.url, board), total(drawers)];
    check(recorded === made, `each of ${made} changes is in the record once`, [`${recorded} are`]);
  });

const killed = () =>
  atOneServer({ demo: true }, async (stack) => {
    const { people, host, board } = await atABoard(stack.url);
    const drawers = PEOPLE.map((name) => new Drawer(name, people[name], () => stack.url, board, rand));
    for (let round = 1; round <= KILLS; round += 1) {
      const before = strokesOf(drawers);
      for (const drawer of drawers) drawer.start();
      await untilAcknowledged(drawers, before, SETTLED_WITHIN_MS);
      await wait(rand() * 1000);
      await stack.server.kill("SIGKILL");
      const acknowledged = drawers.map((drawer) => drawer.acknowledged);
      await stopAll(drawers);
      await stack.server.restart();
      const lost = lostOf(await joinAndRead(host, stack.url, board), acknowledged);
      const changes = acknowledged.reduce((sum, mine) => sum + mine.size, 0);
      check(lost.length === 0 && changes > 0, `kill ${round}: ${changes} acknowledged elements are there`, lost);
    }
    await compare(drawers, host, stack.url, board);
  });

const ownerKilled = () =>
  atTwoServers({ demo: true }, async (owner, other) => {
    const { people, host, board } = await atABoard(owner.url);
    // The first to open the board owns it; its people connect to the other instance afterwards.
    let home = owner.url;
    const first = new Drawer("amelie", host, () => home, board, rand);
    first.start();
    await untilAcknowledged([first], new Map(), SETTLED_WITHIN_MS);
    const drawers = [
      first,
      new Drawer("ben", people.ben, () => home, board, rand),
      new Drawer("chiara", people.chiara, () => other.url, board, rand),
    ];
    for (const drawer of drawers.slice(1)) drawer.start();
    await untilAcknowledged(drawers, new Map(drawers.map((drawer) => [drawer, 5])), SETTLED_WITHIN_MS);
    home = other.url;
    await owner.server.kill("SIGKILL");
    const acknowledged = drawers.map((drawer) => drawer.acknowledged);
    const took = await untilAcknowledged(drawers, strokesOf(drawers), SETTLED_WITHIN_MS);
    check(
      took <= TAKEN_OVER_WITHIN_MS,
      `the owner killed: all three are acknowledged at the other instance after ${took} ms`,
    );
    await stopAll(drawers);
    const lost = lostOf(await joinAndRead(host, other.url, board), acknowledged);
    check(lost.length === 0, "0 acknowledged changes are lost", lost);
    await compare(drawers, host, other.url, board);
  });

await runKills(offline, killed, ownerKilled);
