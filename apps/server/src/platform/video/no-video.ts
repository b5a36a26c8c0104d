import { ApiError } from "../../contract/errors.ts";
import type { VideoPlatform } from "../../deps.ts";

/** No media server is set up: sessions run without video, and say so. */
export const noVideo: VideoPlatform = {
  available: false,
  mintToken: async () => {
    throw new ApiError("call_not_initialized");
  },
  publishHint: async () => {},
  updateGrant: async () => {},
  listRooms: async () => [],
  listParticipants: async () => [],
  remove: async () => {},
  closeRoom: async () => {},
};
