import type { FastifyInstance } from "fastify";
import { WebhookReceiver } from "livekit-server-sdk";
import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { createLease } from "../../platform/lease/lease.ts";
import { roomOfName } from "../../platform/video/livekit-video.ts";
import type { VideoRoom } from "../../platform/video/video-platform.ts";
import { moveAwayFrom } from "./move-away.ts";
import { reconcileSession, sessionsToReconcile } from "./presence.ts";

const WEBHOOK_PATH = "/api/v1/comms/livekit/webhook/";
/** Milliseconds between two reads of the participant list, which decides; webhooks are hints. */
const LIST_INTERVAL_MS = 10_000;
/**
 * A person who is announced and not in the list, or was removed from it, is searched for again, after these times: for
 * a moment LiveKit's list omits a person who comes back while their earlier connection is still being closed.
 */
const SEARCH_AGAIN_MS = 250;
const LOOKS = 8;
/** A person who is announced without a place is searched for longer: they may come again without an announcement. */
const WATCH_EVERY_MS = 1_000;
const WATCHED_LOOKS = LOOKS + 58;
/** A person found in a room without a place this often has a token that opens it, and does not stop by themself. */
const FOUND_BEFORE_MOVING = 3;
/** Milliseconds after which a dead instance is replaced. */
const LEASE_MS = 25_000;
/** Webhook events of an arrival; a connection that is never complete announces its tracks but no join. */
const ARRIVALS: ReadonlySet<string> = new Set(["participant_joined", "track_published"]);
const HINTS: ReadonlySet<string> = new Set([
  ...ARRIVALS,
  "participant_left",
  "participant_connection_aborted",
  "room_started",
  "room_finished",
]);

/** A webhook's content: something happened in a room; `arrived`: this person is in it now. */
interface Announcement {
  readonly room: VideoRoom;
  readonly identity: string | null;
  readonly arrived: boolean;
}

/** Keeps presence the same as the media server's: by its webhooks at once, by its lists every 10 s. */
export async function registerVideoRoom(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!deps.video.available) return;
  const lease = createLease(deps.database.db, deps.clock, "video-room-presence", LEASE_MS);
  const queue = oneAtATime(deps);
  let cancel: () => void = () => {};
  let stopped = false;

  const reconcileAll = async (): Promise<void> => {
    if (!(await lease.hold())) return;
    for (const [sessionId, open] of await sessionsToReconcile(deps))
      await reconcileSession(deps, sessionId, open).catch((error: Error) =>
        deps.log.warn({ error, sessionId }, "A video room could not be reconciled; the others are."),
      );
  };
  const schedule = (): void => {
    if (!stopped) cancel = deps.clock.after(LIST_INTERVAL_MS, () => void queue.run(reconcileAll).then(schedule));
  };

  /**
   * How often each person of each session was found without a place. At the third time the others move, and never again
   * for that person.
   */
  const found = new Map<string, number>();
  const noteStranger = async (sessionId: number, identity: string): Promise<void> => {
    const key = `${sessionId} ${identity}`;
    const times = (found.get(key) ?? 0) + 1;
    found.set(key, times);
    if (times === FOUND_BEFORE_MOVING) await moveAwayFrom(deps, sessionId, identity);
  };

  /** The next check for each person of each session; a later announcement starts again with the first. */
  const planned = new Map<string, () => void>();
  const look = (sent: Announcement, looks = 1): Promise<void> =>
    queue.run(async () => {
      const { room, identity, arrived } = sent;
      const { members, inside, strangers } = await reconcileSession(deps, room.sessionId, [room]);
      for (const stranger of strangers) await noteStranger(room.sessionId, stranger);
      if (stopped || identity === null || inside.has(identity)) return;
      const isMember = members.has(identity);
      if (isMember && !arrived) return;
      if (looks >= (isMember ? LOOKS : WATCHED_LOOKS)) return;
      const key = `${room.sessionId} ${identity}`;
      planned.get(key)?.();
      const forget = deps.clock.after(looks < LOOKS ? SEARCH_AGAIN_MS : WATCH_EVERY_MS, () => {
        planned.delete(key);
        void look(sent, looks + 1);
      });
      planned.set(key, forget);
    });

  if (deps.config.livekit) await registerWebhook(app, deps.config.livekit, look);
  void queue.run(reconcileAll).then(schedule);
  app.addHook("preClose", async () => {
    stopped = true;
    cancel();
    for (const forget of planned.values()) forget();
    await queue.settled();
    await lease.release();
  });
}

/** Checks the body's signature. The content is not trusted, only taken as a reason to check. */
async function registerWebhook(
  app: FastifyInstance,
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
  look: (sent: Announcement) => Promise<void>,
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
      const room = event.room ? roomOfName(event.room.name) : null;
      const identity = event.participant?.identity ?? null;
      if (room && HINTS.has(event.event)) void look({ room, identity, arrived: ARRIVALS.has(event.event) });
      return reply.code(204).send();
    });
  });
}

/** Checks rooms one after the other; a media server that is away is asked again next time. */
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
