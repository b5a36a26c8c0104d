/** The reason why a device failed. */
export type DeviceProblem = "blocked" | "in-use" | "not-found" | "failed";

/** A device as the menus show it. */
export interface DeviceInfo {
  readonly kind: "audioinput" | "videoinput" | "audiooutput";
  readonly deviceId: string;
  readonly label: string;
}

/** A camera or microphone of the pre-join. `on` names the device really in use. */
export type DeviceState =
  | { readonly status: "off" }
  | { readonly status: "starting" }
  | { readonly status: "on"; readonly deviceId: string; readonly label: string }
  | { readonly status: "problem"; readonly problem: DeviceProblem };

export type Resolution = "1080p" | "720p" | "480p" | "auto";

/** Pre-join settings kept on this machine (LS-3.19). */
export interface DevicePreferences {
  readonly microphoneId: string | null;
  readonly cameraId: string | null;
  readonly speakerId: string | null;
  readonly resolution: Resolution;
  readonly microphoneOn: boolean;
  readonly cameraOn: boolean;
  readonly mirror: boolean;
  readonly echoCancellation: boolean;
  readonly noiseSuppression: boolean;
  readonly autoGainControl: boolean;
}

/** The common part of an open camera and an open microphone. */
export interface OpenDevice {
  readonly deviceId: string;
  readonly label: string;
  stop(): void;
  /** Called once when the device is unplugged or taken away. */
  onEnded(listener: () => void): void;
}

export interface OpenCamera extends OpenDevice {
  attach(element: HTMLVideoElement): void;
}

export interface OpenMicrophone extends OpenDevice {
  /** Reports the level, 0 to 1, several times a second. Returns a stop function. */
  onLevel(listener: (level: number) => void): () => void;
}

export interface OpenDevices {
  readonly camera: OpenCamera | null;
  readonly microphone: OpenMicrophone | null;
}

/** The browser's devices. `open` rejects with the browser's `DOMException`. */
export interface DevicesPort {
  open(constraints: MediaStreamConstraints): Promise<OpenDevices>;
  list(): Promise<readonly DeviceInfo[]>;
  /** Calls back when a device is plugged in, unplugged, allowed or blocked. */
  onChange(listener: () => void): () => void;
  /** Plays the test tone on a speaker; resolves when it is over. */
  playTone(speakerId: string | null, tone: { frequencyHz: number; durationMs: number }): Promise<void>;
}
