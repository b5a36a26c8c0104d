import { type HotseatClient, type HotseatErrorCode, isHotseatError, unjudged } from "@hotseat/api-client";
import { joinCall } from "@hotseat/api-client/calls";
import type { DevicePreferencesStore } from "../../prejoin/headless";
import type { RejoinAnswer } from "../headless/room-store.types";
import type { CapturePort } from "./livekit-media";

/** Answers after which nobody comes back: the session is over, my place in it is gone, or I joined elsewhere since. */
const CLOSED: Partial<Readonly<Record<HotseatErrorCode, "over" | "removed" | "elsewhere">>> = {
  session_over: "over",
  not_attending: "removed",
  session_not_found: "removed",
  call_taken_over: "elsewhere",
};

/** Asks the server for a fresh token, to resume a joining of the call or to join anew. */
export function createRejoin(
  client: HotseatClient,
  sessionId: number,
): (resumes: string | null, signal: AbortSignal) => Promise<RejoinAnswer> {
  return async (resumes, signal) => {
    try {
      const call = await client.call(joinCall, { path: { id: sessionId }, body: resumes ? { resumes } : {}, signal });
      const { url, token, call_session_id: callSessionId, connection_id: connectionId } = call;
      return { kind: "call", url, token, callSessionId, connectionId };
    } catch (error) {
      if (!isHotseatError(error)) throw error;
      const reason = CLOSED[error.code];
      if (reason) return { kind: "closed", reason };
      // That the server was not reached is what the page says anyway, in the reader's language.
      return { kind: "later", message: unjudged(error) ? "" : error.reason };
    }
  };
}

const ideal = (id: string | null) => (id ? { deviceId: { ideal: id } } : {});
/** Sent pictures are at most 720 lines high: more helps nobody in a tile and costs everybody. */
const SENT: Record<"720p" | "480p", { width: number; height: number; frameRate: number }> = {
  "720p": { width: 1280, height: 720, frameRate: 30 },
  "480p": { width: 854, height: 480, frameRate: 30 },
};

/** How my devices are opened in the room: as chosen in the pre-join, as a wish and not a condition. */
export function createCapture(preferences: DevicePreferencesStore): CapturePort {
  return {
    microphone() {
      const { microphoneId, echoCancellation, noiseSuppression, autoGainControl } = preferences.getState();
      return { ...ideal(microphoneId), echoCancellation, noiseSuppression, autoGainControl };
    },
    camera() {
      const { cameraId, resolution } = preferences.getState();
      return { ...ideal(cameraId), resolution: SENT[resolution === "480p" ? "480p" : "720p"] };
    },
    speaker: () => preferences.getState().speakerId ?? undefined,
  };
}
