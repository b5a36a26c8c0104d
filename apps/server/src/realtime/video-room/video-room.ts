import type { FastifyInstance } from "fastify";
import { WebhookReceiver } from "livekit-server-sdk";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { createLease } from "../../platform/lease/lease.ts";
import { sessionOfRoom } from "../../platform/video/livekit-video.ts";
import { reconcileSession, sessionsToReconcile } from "./presence.ts";

const WEBHOOK_PATH = "/api/v1/comms/livekit/webhook/";
/** Webhooks are hints; this often the participant list decides. */
const LIST_INTERVAL_MS = 10_000;
/**
 * Whoever is announced and is not in the list, or was put out of it, is looked for again, this often and this many times: for a moment
 * LiveKit's list leaves out who comes back while the connection they had before is still being closed.
 */
const LOOK_AGAIN_MS = 250;
const LOOKS = 8;
/** An instance that died is replaced after this. */
const LEASE_MS = 25_000;
const HINTS: ReadonlySet<string> = new Set([
  "participant_joined",
  "participant_left",
  "participant_connection_aborted",
  "room_finished",
]);

/** Keeps presence in step with the media server: its webhooks at once, its lists every 10 s. */
export async function registerVideoRoom(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.video.available) return;
  const lease = createLease(deps.database.db, deps.clock, "video-room-presence", LEASE_MS);
  const queue = oneAtATime(deps);
  let cancel: () => void = () => {};
  let stopped = false;

  const reconcileAll = async (): Promise<void> => {
    if (!(await lease.hold())) return;
    for (const sessionId of await sessionsToReconcile(deps))
      await reconcileSession(deps, sessionId).catch((error: Error) =>
        deps.log.warn({ error, sessionId }, "A video room could not be reconciled; the others are."),
      );
  };
  const schedule = (): void => {
    if (!stopped) cancel = deps.clock.after(LIST_INTERVAL_MS, () => void queue.run(reconcileAll).then(schedule));
  };

  const again = new Set<() => void>();
  const look = (sessionId: number, joined: string | null, looks = LOOKS): Promise<void> =>
    queue.run(async () => {
      const settled = await reconcileSession(deps, sessionId);
      if (stopped || joined === null || looks <= 1 || settled.includes(joined)) return;
      const forget = deps.clock.after(LOOK_AGAIN_MS, () => {
        again.delete(forget);
        void look(sessionId, joined, looks - 1);
      });
      again.add(forget);
    });

  if (deps.config.livekit) await registerWebhook(app, deps.config.livekit, look);
  void queue.run(reconcileAll).then(schedule);
  app.addHook("preClose", async () => {
    stopped = true;
    cancel();
    for (const forget of again) forget();
    await queue.settled();
    await lease.release();
  });
}

/** The body's signature is checked; what it says is not believed, only taken as a reason to look. */
async function registerWebhook(
  app: FastifyInstance,
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
  look: (sessionId: number, joined: string | null) => Promise<void>,
): Promise<void> {
  const receiver = new WebhookReceiver(apiKey, apiSecret);
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      ["application/webhook+json", "application/json"],
      { parseAs: "string" },
      (_request, body, done) => done(null, body),
    );
    inner.post(WEBHOOK_PATH, async (request, reply) => {
      const event = await receiver
        .receive(String(request.body), request.headers.authorization)
        .catch((cause: unknown) => {
          throw new ApiError("token_invalid", { cause });
        });
      const sessionId = event.room ? sessionOfRoom(event.room.name) : null;
      const joined = event.event === "participant_joined" ? (event.participant?.identity ?? null) : null;
      if (sessionId !== null && HINTS.has(event.event)) void look(sessionId, joined);
      return reply.code(204).send();
    });
  });
}

/** Looks at rooms one after the other; a media server that is away is asked again next time. */
function oneAtATime({ log }: Deps): { run(work: () => Promise<void>): Promise<void>; settled(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  return {
    run(work) {
      last = last
        .then(work)
        .catch((error: Error) =>
          log.warn({ error: error.message }, "Presence could not be read from the media server."),
        );
      return last;
    },
    settled: () => last,
  };
}
