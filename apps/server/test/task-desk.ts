import { createAiTask, getAiTask } from "../src/modules/ai-tasks/contract.ts";
import { runTasks } from "../src/modules/ai-tasks/run-tasks.ts";
import { aiTasks } from "../src/modules/ai-tasks/tables.ts";
import type { TaskKind } from "../src/modules/ai-tasks/task-types.ts";
import { composer } from "../src/platform/generation/composer.ts";
import type { Generation } from "../src/platform/generation/generation.ts";
import type { Client } from "./client.ts";
import { createTestServer } from "./create-test-server.ts";
import { manualClock } from "./manual-clock.ts";
import { ALL_ROUTES } from "./nouns.ts";
import { addPerson } from "./people.ts";
import { ASKER, CALLERS, type Situation, sessionIn } from "./permission-fixture.ts";
import { openSse, type SseConnection, type SseMessage } from "./sse-client.ts";

/** A language model that writes when the test says so. */
export function controlledGeneration() {
  let write: () => void = () => {};
  let begun: () => void = () => {};
  const state = { aborted: false, text: "", error: null as Error | null };
  let ready = new Promise<void>((resolve) => (begun = resolve));
  const generation: Generation = {
    source: "ai",
    async *generate(_kind, _input, signal) {
      signal.throwIfAborted();
      const sent = new Promise<void>((resolve, reject) => {
        write = resolve;
        signal.addEventListener("abort", () => {
          state.aborted = true;
          reject(signal.reason);
        });
      });
      begun();
      yield state.text.slice(0, 5);
      await sent;
      if (state.error) throw state.error;
      yield state.text.slice(5);
    },
  };
  return {
    generation,
    state,
    /** Resolves when it was called. */
    asked: async () => {
      await ready;
      ready = new Promise<void>((resolve) => (begun = resolve));
    },
    write: () => write(),
  };
}

/** A server that writes texts, with a session in a situation and two of its people. */
export async function taskDesk(generation: Generation = composer, situation: Situation = "SCHEDULED") {
  const clock = manualClock();
  const server = await createTestServer({ handlers: ALL_ROUTES, clock, generation });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  const host = await server.signIn(CALLERS.host);
  const participant = await server.signIn(CALLERS.participant);
  const address = await server.listen();
  const fixture = await sessionIn(server.deps, situation);
  const { db } = server.deps.database;
  await db.delete(aiTasks);
  let stopTasks = runTasks(server.deps);
  const connections: SseConnection[] = [];
  const stop = () => stopTasks();
  return {
    server,
    clock,
    db,
    host,
    participant,
    fixture,
    params: { id: fixture.id },
    /** Like a server that shuts down. */
    stop,
    start: () => {
      stopTasks = runTasks(server.deps);
    },
    async listen(who: Client): Promise<SseConnection> {
      const url = `${address}/api/v1/sse/?stream_session_id=${fixture.id}`;
      const connection = await openSse(url, { cookie: await who.cookie() });
      connections.push(connection);
      await connection.until(({ event }) => event === "connection.established");
      return connection;
    },
    ask: (who: Client, kind: TaskKind, attendee?: number) =>
      who.call(
        createAiTask,
        { body: { kind, session_id: fixture.id, ...(attendee === undefined ? {} : { attendee_id: attendee }) } },
        { "accept-language": "en" },
      ),
    read: async (who: Client, taskId: string) => (await who.call(getAiTask, { params: { taskId } })).body,
    /** All events until the text has ended. */
    async untilEnd(connection: SseConnection): Promise<SseMessage[]> {
      const sent: SseMessage[] = [];
      await connection.until((message) => {
        sent.push(message);
        return message.event === "ai.task.stream.final" || message.event === "ai.task.error";
      });
      return sent;
    },
    async close() {
      for (const connection of connections) connection.cut();
      await stop();
      await server.close();
    },
  };
}
