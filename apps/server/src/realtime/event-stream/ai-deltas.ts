import type { Deps } from "../../deps.ts";
import { sessionStream } from "../../ledger/streams.ts";
import { DELTA_CHANNEL, Delta, type DeltaShape } from "../../modules/ai-tasks/deltas.ts";
import { standingsIn } from "../../modules/sessions/standing.ts";
import { connectionFrame } from "./frames.ts";
import type { StreamClient } from "./stream-client.ts";

/**
 * Forwards the pieces of a text to this process's connections of its session: to its asker, or to everybody confirmed
 * there.
 */
export function forwardDeltas(
  deps: Pick<Deps, "database" | "log">,
  clients: () => Iterable<StreamClient>,
): Promise<() => Promise<void>> {
  // One after the other: a piece that needed a query must not arrive after the next one.
  let last: Promise<void> = Promise.resolve();
  return deps.database.listen(DELTA_CHANNEL, (payload) => {
    if (payload === "") return;
    last = last
      .then(() => pass(deps, clients(), payload))
      .catch((error: Error) => {
        deps.log.warn({ error: error.message }, "A piece of a text could not be sent.");
      });
  });
}

async function pass(deps: Pick<Deps, "database">, clients: Iterable<StreamClient>, payload: string): Promise<void> {
  const delta = Delta.parse(JSON.parse(payload));
  const here = [...clients].filter((client) => client.live && client.positions.has(sessionStream(delta.sessionId)));
  if (here.length === 0) return;
  const mayRead = await readersOf(deps, delta, here);
  const { sessionId: session_id, taskId: task_id, offset, text } = delta;
  const frame = connectionFrame("ai.task.stream.delta", { session_id, task_id, offset, text });
  for (const client of here) if (mayRead.has(client.keycloakId)) client.say(frame);
}

/** Membership as it is now. */
async function readersOf(
  { database }: Pick<Deps, "database">,
  { sessionId, to }: DeltaShape,
  here: readonly StreamClient[],
): Promise<ReadonlySet<string>> {
  const people = [...new Set(here.map(({ keycloakId }) => keycloakId))].filter(
    (one) => to === null || to.includes(one),
  );
  const standings = (await standingsIn(database.db, [sessionId], people)).get(sessionId);
  return new Set(people.filter((one) => standings?.get(one)?.confirmed));
}
