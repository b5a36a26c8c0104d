import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import type { DevicePreferencesStore } from "./device-preferences";
import { createDeviceSlot } from "./device-slot";
import { cameraConstraints, microphoneConstraints, openWithFallback } from "./media-rules";
import type {
  DeviceInfo,
  DevicePreferences,
  DeviceProblem,
  DeviceState,
  DevicesPort,
  OpenCamera,
  OpenDevices,
  OpenMicrophone,
} from "./media-types";
import { SPEAKER_TONE } from "./prejoin.constants";

export interface PreviewState {
  readonly camera: DeviceState;
  readonly microphone: DeviceState;
  readonly devices: readonly DeviceInfo[];
  readonly isTesting: boolean;
}

export interface PreviewStore extends ReadableStore<PreviewState> {
  /** How loud the microphone is, 0 to 1; apart from the state, so that only the meter moves. */
  readonly level: ReadableStore<{ readonly value: number }>;
  start(): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  setMicrophone(on: boolean): Promise<void>;
  choose(kind: DeviceInfo["kind"], deviceId: string): Promise<void>;
  /** Changes what is done to sound or picture; a device it concerns is opened anew. */
  adjust(part: Partial<DevicePreferences>): Promise<void>;
  testSpeaker(): Promise<void>;
  /** Shows the camera in an element; the answer takes it out. */
  attach(element: HTMLVideoElement): () => void;
  stop(): void;
}

export type PreviewDevice = "camera" | "microphone" | "speaker";

export interface PreviewPorts {
  readonly devices: DevicesPort;
  readonly preferences: DevicePreferencesStore;
  /** Reports a device that did not start, once per problem. `camera` is the camera's state at that moment. */
  onProblem(problem: DeviceProblem, device: PreviewDevice, camera: DeviceState): void;
}

/** Preferences that are wishes of the open microphone. */
const SOUND = ["echoCancellation", "noiseSuppression", "autoGainControl"] as const;
const OFF: DeviceState = { status: "off" };
const STARTING: DeviceState = { status: "starting" };

/** My devices before the call. They are asked for together, so that the browser asks once. */
export function createPreview({ devices, preferences, onProblem }: PreviewPorts): PreviewStore {
  const store = createStore<PreviewState>(() => ({
    camera: STARTING,
    microphone: STARTING,
    devices: [],
    isTesting: false,
  }));
  const level = createStore(() => ({ value: 0 }));
  const elements = new Set<HTMLVideoElement>();
  const report = (problem: DeviceProblem, device: PreviewDevice) => onProblem(problem, device, store.getState().camera);
  const camera = createDeviceSlot<OpenCamera>({
    onState: (state) => store.setState({ camera: state }),
    onTaken(opened) {
      for (const element of elements) opened.attach(element);
      return () => {};
    },
    onProblem: (problem) => report(problem, "camera"),
  });
  const microphone = createDeviceSlot<OpenMicrophone>({
    onState: (state) => store.setState({ microphone: state }),
    onTaken(opened) {
      const endLevel = opened.onLevel((value) => level.setState({ value }, true));
      return () => {
        endLevel();
        level.setState({ value: 0 }, true);
      };
    },
    onProblem: (problem) => report(problem, "microphone"),
  });
  let isStopped = false;

  async function refreshList(): Promise<void> {
    store.setState({ devices: await devices.list().catch(() => store.getState().devices) });
  }

  const wantedCamera = (): Promise<OpenCamera | null> => {
    const wanted = preferences.getState();
    return openWithFallback(wanted.resolution, (resolution) =>
      devices.open({ video: cameraConstraints(wanted, resolution) }),
    ).then((opened) => opened.camera);
  };
  const wantedMicrophone = (): Promise<OpenMicrophone | null> =>
    devices.open({ audio: microphoneConstraints(preferences.getState()) }).then((opened) => opened.microphone);

  async function openCamera(): Promise<void> {
    await camera.open(wantedCamera);
    await refreshList();
  }
  async function openMicrophone(): Promise<void> {
    await microphone.open(wantedMicrophone);
    await refreshList();
  }

  async function openBoth(): Promise<void> {
    const asked = { camera: camera.question(), microphone: microphone.question() };
    const wanted = preferences.getState();
    let opened: OpenDevices;
    try {
      const audio = microphoneConstraints(wanted);
      opened = await openWithFallback(wanted.resolution, (resolution) =>
        devices.open({ audio, video: cameraConstraints(wanted, resolution) }),
      );
    } catch {
      // The common request fails if one device fails. Asked alone, each shows its own problem and the other still works.
      // The camera comes first: its card is then known when the microphone's problem is reported.
      if (asked.camera === camera.question()) await openCamera();
      if (asked.microphone === microphone.question()) await openMicrophone();
      return;
    }
    camera.take(opened.camera, asked.camera);
    microphone.take(opened.microphone, asked.microphone);
    await refreshList();
  }

  async function start(): Promise<void> {
    isStopped = false;
    const { cameraOn, microphoneOn } = preferences.getState();
    camera.drop(cameraOn ? STARTING : OFF);
    microphone.drop(microphoneOn ? STARTING : OFF);
    if (cameraOn && microphoneOn) return openBoth();
    if (cameraOn) return openCamera();
    if (microphoneOn) return openMicrophone();
    return refreshList();
  }

  /** Something was plugged in or allowed: what failed is tried again, so that the picture appears by itself. */
  async function onChange(): Promise<void> {
    await refreshList();
    if (isStopped) return;
    if (store.getState().microphone.status === "problem") await openMicrophone();
    if (store.getState().camera.status === "problem") await openCamera();
  }

  let endChange: (() => void) | null = null;
  return {
    ...readable(store),
    level,
    async start() {
      endChange ??= devices.onChange(() => void onChange());
      await start();
    },
    async setCamera(on) {
      preferences.patch({ cameraOn: on });
      if (on) await openCamera();
      else camera.drop(OFF);
    },
    async setMicrophone(on) {
      preferences.patch({ microphoneOn: on });
      if (on) await openMicrophone();
      else microphone.drop(OFF);
    },
    async choose(kind, deviceId) {
      if (kind === "audiooutput") return preferences.patch({ speakerId: deviceId });
      if (kind === "audioinput") {
        preferences.patch({ microphoneId: deviceId, microphoneOn: true });
        return openMicrophone();
      }
      preferences.patch({ cameraId: deviceId, cameraOn: true });
      return openCamera();
    },
    async adjust(part) {
      preferences.patch(part);
      const { camera: seen, microphone: heard } = store.getState();
      if ("resolution" in part && seen.status !== "off") await openCamera();
      if (SOUND.some((name) => name in part) && heard.status !== "off") await openMicrophone();
    },
    async testSpeaker() {
      if (store.getState().isTesting) return;
      store.setState({ isTesting: true });
      await devices.playTone(preferences.getState().speakerId, SPEAKER_TONE).catch(() => report("failed", "speaker"));
      store.setState({ isTesting: false });
    },
    attach(element) {
      elements.add(element);
      camera.held()?.attach(element);
      return () => void elements.delete(element);
    },
    stop() {
      isStopped = true;
      endChange?.();
      endChange = null;
      camera.drop(OFF);
      microphone.drop(OFF);
    },
  };
}
