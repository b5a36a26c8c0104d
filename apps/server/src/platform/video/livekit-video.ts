import { AccessToken, DataPacket_Kind, RoomServiceClient } from "livekit-server-sdk";
import type { Config } from "../../config.ts";
import type { Clock, Log, RoomGrant, VideoPlatform } from "../../deps.ts";

/** A token only opens the door; who is inside stays. */
const TOKEN_TTL_SEC = 5 * 60;
const ROOM_PREFIX = "session-";
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

/** Observers watch and listen only. Data messages carry presence and cursors; control goes through the server. */
const permissions = ({ role }: RoomGrant) => ({
  canSubscribe: true,
  canPublish: role !== "observer",
  canPublishData: role !== "observer",
  canUpdateMetadata: false,
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
