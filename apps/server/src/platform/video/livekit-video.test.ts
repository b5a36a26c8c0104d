import { TokenVerifier } from "livekit-server-sdk";
import { describe, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import type { RoomGrant } from "../../deps.ts";
import { systemClock } from "../clock/system-clock.ts";
import { createLiveKitVideo } from "./livekit-video.ts";

const [KEY, SECRET] = ["key-of-the-tests", "secret-of-the-tests-long-enough-for-hs256"];
const FIVE_MINUTES_SEC = 5 * 60;
const GRANT: RoomGrant = { sessionId: 7, identity: "ben", name: "Ben", role: "participant", hasAuthority: false };

describe("a room token", () => {
  const video = createLiveKitVideo({ url: "ws://127.0.0.1:1", apiKey: KEY, apiSecret: SECRET }, systemClock, silentLog);
  const claims = async (grant: RoomGrant) => {
    const { token, expiresAt } = await video.mintToken(grant);
    return { expiresAt, ...(await new TokenVerifier(KEY, SECRET).verify(token)) };
  };

  test("opens one room for one person, for five minutes as the answer says", async () => {
    const before = Math.floor(Date.now() / 1000);
    const { sub, video: grant, exp = 0, expiresAt } = await claims(GRANT);
    expect([sub, grant?.room, grant?.roomJoin]).toEqual(["ben", "session-7", true]);
    expect(exp - before).toBeGreaterThanOrEqual(FIVE_MINUTES_SEC);
    expect(exp - before).toBeLessThan(FIVE_MINUTES_SEC + 5);
    expect(Math.abs(expiresAt.getTime() / 1000 - exp)).toBeLessThan(5);
  });

  test.each([
    ["participant", true],
    ["host", true],
    ["observer", false],
  ] as const)("lets the %s send: %s, and nobody change their own attributes", async (role, sends) => {
    const { video: grant, attributes } = await claims({ ...GRANT, role });
    expect([grant?.canPublish, grant?.canPublishData, grant?.canSubscribe]).toEqual([sends, sends, true]);
    expect([grant?.canUpdateOwnMetadata, grant?.roomAdmin]).toEqual([false, undefined]);
    expect(attributes).toEqual({ role, authority: "false" });
  });
});
