import { type HotseatClient, isHotseatError } from "@hotseat/api-client";
import { openCheckRoom } from "@hotseat/api-client/calls";
import type { NetworkCheckPort } from "../headless/network-check-store";

/** The check over the API and LiveKit, whose code is fetched when the first check runs. */
export function networkCheckPort(client: HotseatClient, sessionId: number): NetworkCheckPort {
  return {
    async open() {
      try {
        const { url, token, can_publish } = await client.call(openCheckRoom, { path: { id: sessionId } });
        return { kind: "room", url, token, canPublish: can_publish };
      } catch (error) {
        const isTooOften = isHotseatError(error) && error.code === "too_many_requests";
        return { kind: "refused", reason: isTooOften ? "tooOften" : "noServer" };
      }
    },
    async run(step, room, signal) {
      const { runCheckStep } = await import("./livekit-network-check");
      return runCheckStep(step, room, signal);
    },
  };
}
