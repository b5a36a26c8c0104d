import { DataPacket_Kind, type Room, RoomServiceClient, TokenVerifier } from "livekit-server-sdk";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { systemClock } from "../clock/system-clock.ts";
import { createLiveKitVideo, roomName, roomOfName } from "./livekit-video.ts";
import type { RoomGrant } from "./video-platform.ts";

const [KEY, SECRET] = ["key-of-the-tests", "secret-of-the-tests-long-enough-for-hs256"];
const FIVE_MINUTES_SEC = 5 * 60;
const CHECK_SEC = 60 + 5;
const GRANT: RoomGrant = {
  sessionId: 7,
  generation: 0,
  identity: "ben",
  name: "Ben",
  role: "participant",
  hasAuthority: false,
  maySpeak: true,
  mayPresent: true,
};

/** Rooms requested from the media server, which a stub opens in these tests. */
const made: string[] = [];
beforeEach(() => {
  vi.spyOn(RoomServiceClient.prototype, "createRoom").mockImplementation(async ({ name = "" }) => {
    made.push(name);
    return { name } as Room;
  });
});
afterEach(() => {
  made.length = 0;
  vi.restoreAllMocks();
});

describe("a room token", () => {
  const video = createLiveKitVideo({ url: "ws://127.0.0.1:1", apiKey: KEY, apiSecret: SECRET }, systemClock, silentLog);
  const claims = async (grant: RoomGrant) => {
    const { token, expiresAt } = await video.mintToken(grant);
    return { expiresAt, ...(await new TokenVerifier(KEY, SECRET).verify(token)) };
  };

  test("opens one room for one person, for the five minutes that the response says", async () => {
    const before = Math.floor(Date.now() / 1000);
    const { sub, video: grant, exp = 0, expiresAt } = await claims(GRANT);
    const after = Math.ceil(Date.now() / 1000);
    expect([sub, grant?.room, grant?.roomJoin]).toEqual(["ben", "session-7", true]);
    expect(exp - before).toBeGreaterThanOrEqual(FIVE_MINUTES_SEC);
    expect(exp - after).toBeLessThanOrEqual(FIVE_MINUTES_SEC);
    expect(Math.abs(expiresAt.getTime() / 1000 - exp)).toBeLessThan(5);
  });

  test("is given for an existing room only, because a token opens none by itself (LS-D4.1)", async () => {
    await video.openRoom(GRANT);
    expect(made).toEqual(["session-7"]);
  });

  test("made after a removal opens the new room and no earlier one", async () => {
    const { video: grant } = await claims({ ...GRANT, generation: 1_795_000_000_000 });
    expect(grant?.room).toBe("session-7-1795000000000");
  });

  test.each([
    ["participant", true],
    ["host", true],
    ["observer", false],
  ] as const)("lets the %s send: %s, and nobody change their own attributes (LS-6.3, LS-D4.1)", async (role, sends) => {
    const { video: grant, attributes } = await claims({ ...GRANT, role, maySpeak: sends, mayPresent: sends });
    expect([grant?.canPublish, grant?.canPublishData, grant?.canSubscribe]).toEqual([sends, sends, true]);
    expect([grant?.canUpdateOwnMetadata, grant?.roomAdmin]).toEqual([false, undefined]);
    expect(attributes).toEqual({ role, authority: "false" });
  });

  test("names the allowed sources where the policy allows only one of voice and screen", async () => {
    const spoken = await claims({ ...GRANT, mayPresent: false });
    const shown = await claims({ ...GRANT, maySpeak: false });
    expect([spoken.video?.canPublishSources, spoken.video?.canPublishData]).toEqual([["microphone", "camera"], true]);
    expect([shown.video?.canPublishSources, shown.video?.canPublishData]).toEqual([
      ["screen_share", "screen_share_audio"],
      false,
    ]);
  });
});

describe("a token for the network check", () => {
  const video = createLiveKitVideo({ url: "ws://127.0.0.1:1", apiKey: KEY, apiSecret: SECRET }, systemClock, silentLog);
  const claims = async (mayPublish: boolean) =>
    new TokenVerifier(KEY, SECRET).verify((await video.mintCheckToken({ mayPublish })).token);

  test("opens an empty room without anybody else, for a minute, and no session's", async () => {
    const before = Math.floor(Date.now() / 1000);
    const [one, other] = [await claims(true), await claims(true)];
    expect(one.video?.room).toMatch(/^check-/);
    expect(one.video?.room).not.toBe(other.video?.room);
    expect(roomOfName(one.video?.room ?? "")).toBeNull();
    expect((one.exp ?? 0) - before).toBeLessThan(CHECK_SEC);
    expect(made).toEqual([one.video?.room, other.video?.room]);
  });

  test.each([true, false])("may send: %s, and never data", async (mayPublish) => {
    const { video: grant } = await claims(mayPublish);
    expect([grant?.canPublish, grant?.canPublishData, grant?.roomAdmin]).toEqual([mayPublish, false, undefined]);
  });
});

test("a hint carries sessionId, epoch, seq, ts, source and sourceSid, and goes reliably to everybody in the room (LS-7.29, LS-7.30)", async () => {
  const sent = vi.spyOn(RoomServiceClient.prototype, "sendData").mockResolvedValue();
  const clock = { ...systemClock, now: () => new Date(1_000) };
  const video = createLiveKitVideo({ url: "ws://127.0.0.1:1", apiKey: KEY, apiSecret: SECRET }, clock, silentLog);
  await video.publishHint(GRANT, "schedule_ctrl", { epoch: 1, seq: 42 });
  const [room, payload, kind, options] = sent.mock.lastCall ?? [];
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
    sessionId: 7,
    epoch: 1,
    seq: 42,
    ts: 1_000,
    source: "server",
    sourceSid: "server",
  });
  expect([room, kind, options]).toEqual(["session-7", DataPacket_Kind.RELIABLE, { topic: "schedule_ctrl" }]);
});

test.each([
  [{ sessionId: 7, generation: 0 }, "session-7"],
  [{ sessionId: 7, generation: 12 }, "session-7-12"],
])("the room %j is named %s, and found again by that name", (room, name) => {
  expect(roomName(room)).toBe(name);
  expect(roomOfName(name)).toEqual(room);
});

test.each(["session-", "session-0", "session-7-", "session-7-0", "session-7-1-2", "session-seven", "another"])(
  "a room named %s is not ours",
  (name) => expect(roomOfName(name)).toBeNull(),
);
