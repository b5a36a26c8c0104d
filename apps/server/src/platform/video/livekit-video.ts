import { randomUUID } from "node:crypto";
import { AccessToken, DataPacket_Kind, RoomServiceClient, TrackSource } from "livekit-server-sdk";
import type { Config } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import { MINUTE_SEC } from "../clock/durations.ts";
import type { Log } from "../log/log.ts";
import type { RoomGrant, VideoPlatform, VideoRoom } from "./video-platform.ts";

/** Seconds; a token is needed to enter only, a person inside stays. */
const TOKEN_TTL_SEC = 5 * MINUTE_SEC;
const ROOM_PREFIX = "session-";
/** Seconds, long enough for four attempts at a connection. */
const CHECK_TTL_SEC = 60;
/** Prefix of rooms that belong to no session; presence ignores them. */
const CHECK_PREFIX = "check-";
/** The media server's response for a person or room that does not exist. */
const NOT_FOUND = "not_found";

const ROOM_NAME = /^session-([1-9]\d*)(?:-([1-9]\d*))?$/;

/** `session-7`, and `session-7-1` after the first removal from it. */
export const roomName = ({ sessionId, generation }: VideoRoom): string =>
  `${ROOM_PREFIX}${sessionId}${generation === 0 ? "" : `-${generation}`}`;

/** The session's room of this name; null for a foreign room. */
export function roomOfName(name: string): VideoRoom | null {
  const [, sessionId, generation = 0] = ROOM_NAME.exec(name) ?? [];
  return sessionId === undefined ? null : { sessionId: Number(sessionId), generation: Number(generation) };
}

/** The same server's address for browsers (a socket) and for our own calls, which may use another address. */
function addressesOf(url: string, apiUrl: string = url): { browser: string; api: string } {
  return { browser: url.replace(/^http/, "ws"), api: apiUrl.replace(/^ws/, "http") };
}

const SPEAKING = [TrackSource.MICROPHONE, TrackSource.CAMERA];
const PRESENTING = [TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO];

/**
 * A person who may neither speak nor present only watches. Data messages carry presence and cursors; control goes
 * through the server.
 */
const permissions = ({ maySpeak, mayPresent }: RoomGrant) => ({
  canSubscribe: true,
  canPublish: maySpeak || mayPresent,
  canPublishData: maySpeak,
  canUpdateMetadata: false,
  // An empty list means every source, so sources are named only where one of the two is missing.
  ...(maySpeak === mayPresent ? {} : { canPublishSources: maySpeak ? SPEAKING : PRESENTING }),
});
const attributes = ({ role, hasAuthority }: RoomGrant) => ({ role, authority: String(hasAuthority) });

function isNotFound(error: unknown): boolean {
  return (error as { code?: string }).code === NOT_FOUND || (error as { status?: number }).status === 404;
}

/** LiveKit, with one room for each session. */
export function createLiveKitVideo(
  { url, apiUrl = url, apiKey, apiSecret }: NonNullable<Config["livekit"]>,
  clock: Clock,
  log: Log,
): VideoPlatform {
  const { browser, api } = addressesOf(url, apiUrl);
  const rooms = new RoomServiceClient(api, apiKey, apiSecret);

  /** Ignores the error for a person or room that is gone already. */
  async function ignoringNotFound<T>(work: Promise<T>, instead: T): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isNotFound(error)) return instead;
      throw error;
    }
  }

  return {
    available: true,
    async openRoom(room) {
      await rooms.createRoom({ name: roomName(room) });
    },
    async mintToken(grant) {
      const token = new AccessToken(apiKey, apiSecret, {
        identity: grant.identity,
        name: grant.name,
        ttl: TOKEN_TTL_SEC,
        attributes: attributes(grant),
      });
      const { canUpdateMetadata: canUpdateOwnMetadata, ...allowed } = permissions(grant);
      token.addGrant({ room: roomName(grant), roomJoin: true, ...allowed, canUpdateOwnMetadata });
      return {
        url: browser,
        token: await token.toJwt(),
        expiresAt: new Date(clock.now().getTime() + TOKEN_TTL_SEC * 1000),
      };
    },
    async mintCheckToken({ mayPublish }) {
      const name = CHECK_PREFIX + randomUUID();
      await rooms.createRoom({ name, emptyTimeout: CHECK_TTL_SEC, maxParticipants: 1 });
      const token = new AccessToken(apiKey, apiSecret, { identity: name, ttl: CHECK_TTL_SEC });
      token.addGrant({
        room: name,
        roomJoin: true,
        canSubscribe: true,
        canPublish: mayPublish,
        canPublishData: false,
        canUpdateOwnMetadata: false,
      });
      return {
        url: browser,
        token: await token.toJwt(),
        expiresAt: new Date(clock.now().getTime() + CHECK_TTL_SEC * 1000),
      };
    },
    async publishHint(room, topic, hint) {
      const { sessionId } = room;
      const message = { sessionId, ...hint, ts: clock.now().getTime(), source: "server", sourceSid: "server" };
      try {
        await rooms.sendData(
          roomName(room),
          new TextEncoder().encode(JSON.stringify(message)),
          DataPacket_Kind.RELIABLE,
          { topic },
        );
      } catch (error) {
        if (!isNotFound(error))
          log.warn({ sessionId, topic, error: (error as Error).message }, "A hint could not be published.");
      }
    },
    async updateGrant(grant) {
      await ignoringNotFound(
        rooms
          .updateParticipant(roomName(grant), grant.identity, {
            permission: permissions(grant),
            attributes: attributes(grant),
          })
          .then(() => undefined),
        undefined,
      );
    },
    async listRooms() {
      const found = await rooms.listRooms();
      return found.map(({ name }) => roomOfName(name)).filter((room) => room !== null);
    },
    async listParticipants(room) {
      const people = await ignoringNotFound(rooms.listParticipants(roomName(room)), []);
      return people.map(({ identity, attributes: sent }) => ({
        identity,
        role: sent.role ?? null,
        hasAuthority: sent.authority === "true",
      }));
    },
    async remove(room, identity) {
      await ignoringNotFound(rooms.removeParticipant(roomName(room), identity), undefined);
    },
    async closeRoom(room) {
      await ignoringNotFound(rooms.deleteRoom(roomName(room)), undefined);
    },
  };
}
