import { ApiError } from "../../contract/errors.ts";
import type { VideoPlatform } from "./video-platform.ts";

const refuse = async (): Promise<never> => {
  throw new ApiError("call_not_initialized");
};

/** The adapter without a media server: sessions run without video, and clients are informed. */
export const noVideo: VideoPlatform = {
  available: false,
  openRoom: async () => {},
  mintToken: refuse,
  mintCheckToken: refuse,
  publishHint: async () => {},
  updateGrant: async () => {},
  listRooms: async () => [],
  listParticipants: async () => [],
  remove: async () => {},
  closeRoom: async () => {},
};
