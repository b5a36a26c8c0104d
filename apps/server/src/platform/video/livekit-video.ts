import { randomUUID } from "node:crypto";
import { AccessToken, DataPacket_Kind, RoomServiceClient, TrackSource } from "livekit-server-sdk";
import type { Config } from "../../config.ts";
import type { Clock, Log, RoomGrant, VideoPlatform } from "../../deps.ts";

/** A token only opens the door; who is inside stays. */
const TOKEN_TTL_SEC = 5 * 60;
const ROOM_PREFIX = "session-";
/** Long enough for four attempts at a connection. */
const CHECK_TTL_SEC = 60;
/** Not of a session: presence never counts who is in such a room. */
const CHECK_PREFIX = "check-";
/** The media server's answer to a question about somebody or something that is not there. */
const NOT_FOUND = "not_found";

export const roomName = (sessionId: number): string => ROOM_PREFIX + sessionId;

/** The session a room belongs to; null for a room that is not ours. */
export function sessionOfRoom(name: string): number | null {
  const id = name.startsWith(ROOM_PREFIX) ? Number(name.slice(ROOM_PREFIX.length)) : Number.NaN;
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The same server's address for browsers (a socket) and for our own calls, which may go by another way. */
export function addressesOf(url: string, apiUrl: string = url): { browser: string; api: string } {
  return { browser: url.replace(/^http/, "ws"), api: apiUrl.replace(/^ws/, "http") };
}

const SPEAKING = [TrackSource.MICROPHONE, TrackSource.CAMERA];
const PRESENTING = [TrackSource.SCREEN_SHARE, TrackSource.SCREEN_SHARE_AUDIO];

/** Who may neither speak nor present watches only. Data messages carry presence and cursors; control goes through the server. */
const permissions = ({ maySpeak, mayPresent }: RoomGrant) => ({
  canSubscribe: true,
  canPublish: maySpeak || mayPresent,
  canPublishData: maySpeak,
  canUpdateMetadata: false,
  // An empty list means every source, so it is named only where one of the two is missing.
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

  /** What is gone already needs no removing. */
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
    async openRoom(sessionId) {
      await rooms.createRoom({ name: roomName(sessionId) });
    },
    async mintToken(grant) {
      const token = new AccessToken(apiKey, apiSecret, {
        identity: grant.identity,
        name: grant.name,
        ttl: TOKEN_TTL_SEC,
        attributes: attributes(grant),
      });
      const { canUpdateMetadata: canUpdateOwnMetadata, ...allowed } = permissions(grant);
      token.addGrant({ room: roomName(grant.sessionId), roomJoin: true, ...allowed, canUpdateOwnMetadata });
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
    async publishHint(sessionId, topic, hint) {
      const message = { sessionId, ...hint, ts: clock.now().getTime(), source: "server", sourceSid: "server" };
      try {
        await rooms.sendData(
          roomName(sessionId),
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
          .updateParticipant(roomName(grant.sessionId), grant.identity, {
            permission: permissions(grant),
            attributes: attributes(grant),
          })
          .then(() => undefined),
        undefined,
      );
    },
    async listRooms() {
      const found = await rooms.listRooms();
      return found.map(({ name }) => sessionOfRoom(name)).filter((id) => id !== null);
    },
    async listParticipants(sessionId) {
      const people = await ignoringNotFound(rooms.listParticipants(roomName(sessionId)), []);
      return people.map(({ identity, attributes: told }) => ({
        identity,
        role: told.role ?? null,
        hasAuthority: told.authority === "true",
      }));
    },
    async remove(sessionId, identity) {
      await ignoringNotFound(rooms.removeParticipant(roomName(sessionId), identity), undefined);
    },
    async closeRoom(sessionId) {
      await ignoringNotFound(rooms.deleteRoom(roomName(sessionId)), undefined);
    },
  };
}
