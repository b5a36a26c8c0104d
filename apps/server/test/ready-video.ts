import type { VideoPlatform } from "../src/platform/video/video-platform.ts";

/** A media server that is always there. */
export const readyVideo: VideoPlatform = {
  available: true,
  openRoom: async () => {},
  mintToken: async (grant) => ({
    url: "ws://127.0.0.1:7880",
    token: `token of ${grant.identity}`,
    expiresAt: new Date("2026-11-21T10:00:00.000Z"),
  }),
  mintCheckToken: async () => ({
    url: "ws://127.0.0.1:7880",
    token: "token of nobody",
    expiresAt: new Date("2026-11-21T10:00:00.000Z"),
  }),
  publishHint: async () => {},
  updateGrant: async () => {},
  listParticipants: async () => [],
  listRooms: async () => [],
  remove: async () => {},
  closeRoom: async () => {},
};
