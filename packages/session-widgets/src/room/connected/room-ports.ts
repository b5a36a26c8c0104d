import { type HotseatClient, type HotseatErrorCode, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { joinCall } from "@hotseat/api-client/calls";
import type { DevicePreferencesStore } from "../../prejoin/headless";
import type { RejoinReply } from "../headless/room-store.types";
import type { CapturePort } from "./livekit-media";

/** Error codes that end the reconnection: the session is over, the person lost their seat, or they joined elsewhere since. */
const CLOSED: Partial<Readonly<Record<HotseatErrorCode, "over" | "removed" | "elsewhere">>> = {
  session_over: "over",
  not_attending: "removed",
  session_not_found: "removed",
  call_taken_over: "elsewhere",
};

/** Asks the server for a fresh token, to resume a joining of the call or to join again. */
export function createRejoin(
  client: HotseatClient,
  sessionId: number,
): (resumes: string | null, signal: AbortSignal) => Promise<RejoinReply> {
  return async (resumes, signal) => {
    try {
      const call = await client.call(joinCall, { path: { id: sessionId }, body: resumes ? { resumes } : {}, signal });
      const { url, token, call_session_id: callSessionId, connection_id: connectionId } = call;
      return { kind: "call", url, token, callSessionId, connectionId };
    } catch (error) {
      if (!isHotseatError(error)) throw error;
      const reason = CLOSED[error.code];
      if (reason) return { kind: "closed", reason };
      // The page reports an unreachable server itself, in the reader's language.
      return { kind: "later", message: technicalFailure(error) ? "" : error.reason };
    }
  };
}

const ideal = (id: string | null) => (id ? { deviceId: { ideal: id } } : {});
/** Published pictures are at most 720 lines high: a tile shows no more, and more costs bandwidth for all. */
const SENT: Record<"720p" | "480p", { width: number; height: number; frameRate: number }> = {
  "720p": { width: 1280, height: 720, frameRate: 30 },
  "480p": { width: 854, height: 480, frameRate: 30 },
};

/** Returns the capture options of the pre-join's devices, as preferred (`ideal`) and not as required constraints. */
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
