import type { DevicePreferences, DeviceProblem, Resolution } from "./media-types";

/** Tried from the top until one starts (LS-5.16); all at 30 frames a second, then whatever the camera gives. */
export const RESOLUTIONS: readonly Resolution[] = ["1080p", "720p", "480p", "auto"];
const FRAMES_PER_SECOND = 30;
const SIZES: Record<Exclude<Resolution, "auto">, { width: number; height: number }> = {
  "1080p": { width: 1920, height: 1080 },
  "720p": { width: 1280, height: 720 },
  "480p": { width: 854, height: 480 },
};

/** The next lower resolution, or null below the last. */
function nextResolution(resolution: Resolution): Resolution | null {
  return RESOLUTIONS[RESOLUTIONS.indexOf(resolution) + 1] ?? null;
}

/** Remembered devices are `ideal` constraints, never `exact`: an unplugged one must not block joining. */
const ideal = (deviceId: string | null) => (deviceId ? { deviceId: { ideal: deviceId } } : {});

export function cameraConstraints(preferences: DevicePreferences, resolution: Resolution): MediaTrackConstraints {
  if (resolution === "auto") return { ...ideal(preferences.cameraId) };
  const { width, height } = SIZES[resolution];
  return {
    ...ideal(preferences.cameraId),
    width: { exact: width },
    height: { exact: height },
    frameRate: { ideal: FRAMES_PER_SECOND },
  };
}

export function microphoneConstraints(preferences: DevicePreferences): MediaTrackConstraints {
  const { echoCancellation, noiseSuppression, autoGainControl } = preferences;
  return { ...ideal(preferences.microphoneId), echoCancellation, noiseSuppression, autoGainControl };
}

const PROBLEMS: Record<string, DeviceProblem> = {
  NotAllowedError: "blocked",
  SecurityError: "blocked",
  NotFoundError: "not-found",
  DevicesNotFoundError: "not-found",
  NotReadableError: "in-use",
  TrackStartError: "in-use",
  AbortError: "in-use",
};

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : "");

export function problemOf(error: unknown): DeviceProblem {
  return PROBLEMS[nameOf(error)] ?? "failed";
}

/** Whether a lower resolution may help. */
function isOverconstrained(error: unknown): boolean {
  return nameOf(error) === "OverconstrainedError" || nameOf(error) === "ConstraintNotSatisfiedError";
}

/** Opens a camera with the best resolution that starts; rejects with an error that a lower resolution cannot fix. */
export async function openWithFallback<Opened>(
  first: Resolution,
  open: (resolution: Resolution) => Promise<Opened>,
): Promise<Opened> {
  let resolution = first;
  for (;;) {
    try {
      return await open(resolution);
    } catch (error) {
      const next = nextResolution(resolution);
      if (!next || !isOverconstrained(error)) throw error;
      resolution = next;
    }
  }
}

/** The toast of a device that did not start: an i18n key below `prejoin.mediaError` (LS-8.24). */
export const MEDIA_TOAST: Record<DeviceProblem, "denied" | "notAvailable" | "notStarted"> = {
  blocked: "denied",
  "not-found": "notAvailable",
  "in-use": "notStarted",
  failed: "notStarted",
};

/**
 * Returns whether a device problem is shown as a toast. A camera problem has a card in the picture's place, and the card
 * stays the one message while the microphone has a problem too.
 */
export function needsToast(device: "camera" | "microphone" | "speaker", camera: { status: string }): boolean {
  return device === "speaker" || (device === "microphone" && camera.status !== "problem");
}

/** The text key of the join button: the devices that are missing without the viewer's choice. */
export type JoinWithout = "nothing" | "camera" | "microphone" | "both";

export function joinsWithout(camera: { status: string }, microphone: { status: string }): JoinWithout {
  const noCamera = camera.status === "problem";
  const noMicrophone = microphone.status === "problem";
  if (noCamera && noMicrophone) return "both";
  if (noCamera) return "camera";
  return noMicrophone ? "microphone" : "nothing";
}
