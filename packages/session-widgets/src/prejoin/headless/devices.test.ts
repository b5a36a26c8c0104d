import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { levelOf } from "./audio-level";
import { browserOf } from "./browser-rules";
import { createDevicePreferences } from "./device-preferences";
import type { DeviceInfo, DevicesPort } from "./media-types";
import { createPreview } from "./preview-store";

/** Somebody speaks, not loudly. */
const heard = (listener: (level: number) => void) => {
  listener(0.4);
  return () => {};
};

/** A machine with devices: the first device opens, unless a preferred one is plugged in. No camera is taller than `tallest` pixels. */
function machine(plugged: DeviceInfo[], tallest = 1080) {
  const asked: MediaStreamConstraints[] = [];
  const tones: unknown[] = [];
  const ended = new Map<string, () => void>();
  let changed = () => {};
  const preferredId = (constraint: MediaStreamConstraints["video"]) =>
    typeof constraint === "object" ? (constraint.deviceId as { ideal?: string } | undefined)?.ideal : undefined;
  const open = (kind: DeviceInfo["kind"], constraint: MediaStreamConstraints["video"]) => {
    const found =
      plugged.find((device) => device.kind === kind && device.deviceId === preferredId(constraint)) ??
      plugged.find((device) => device.kind === kind);
    if (!found) throw Object.assign(new Error("none"), { name: "NotFoundError" });
    return {
      deviceId: found.deviceId,
      label: found.label,
      stop: () => {},
      onEnded: (listener: () => void) => void ended.set(found.deviceId, listener),
    };
  };
  const port: DevicesPort = {
    open: async (constraints) => {
      asked.push(constraints);
      const { height } = Object(constraints.video) as { height?: { exact: number } };
      if (height && height.exact > tallest) throw Object.assign(new Error("tall"), { name: "OverconstrainedError" });
      return {
        camera: constraints.video ? { ...open("videoinput", constraints.video), attach: () => {} } : null,
        microphone: constraints.audio ? { ...open("audioinput", constraints.audio), onLevel: heard } : null,
      };
    },
    list: async () => [...plugged],
    onChange: (listener) => {
      changed = listener;
      return () => {};
    },
    playTone: async (speakerId, tone) => void tones.push({ speakerId, ...tone }),
  };
  return {
    port,
    asked,
    tones,
    plug: (device: DeviceInfo) => {
      plugged.push(device);
      changed();
    },
    unplug: (deviceId: string) => {
      plugged.splice(
        plugged.findIndex((device) => device.deviceId === deviceId),
        1,
      );
      ended.get(deviceId)?.();
      changed();
    },
  };
}

const camera = (deviceId: string): DeviceInfo => ({ kind: "videoinput", deviceId, label: `Camera ${deviceId}` });
const microphone = (deviceId: string): DeviceInfo => ({
  kind: "audioinput",
  deviceId,
  label: `Microphone ${deviceId}`,
});

async function setUp(plugged: DeviceInfo[], tallest?: number) {
  const hand = machine(plugged, tallest);
  const storage = createMemoryStorage();
  const preferences = createDevicePreferences(storage);
  const preview = createPreview({ devices: hand.port, preferences, onProblem: () => {} });
  await preview.start();
  return { ...hand, storage, preferences, preview };
}

it("a camera without 1080p starts at 720p, still together with the microphone (LS-5.16)", async () => {
  const { preview, asked } = await setUp([camera("a"), microphone("m")], 720);
  expect(preview.getState()).toMatchObject({ camera: { status: "on" }, microphone: { status: "on" } });
  expect(asked).toMatchObject([
    { audio: {}, video: { height: { exact: 1080 } } },
    { audio: {}, video: { height: { exact: 720 } } },
  ]);
});

describe("devices that are plugged in and out", () => {
  it("unplugging the device in use selects another automatically, and the menu shows that one", async () => {
    const { preview, unplug } = await setUp([camera("a"), camera("b"), microphone("m")]);
    unplug("a");
    await vi.waitFor(() => expect(preview.getState().camera).toMatchObject({ status: "on", deviceId: "b" }));
    expect(preview.getState().devices.map(({ deviceId }) => deviceId)).toEqual(["b", "m"]);
  });

  it("unplugging and plugging in the only device shows not found, then on", async () => {
    const { preview, unplug, plug } = await setUp([camera("a"), microphone("m")]);
    unplug("a");
    await vi.waitFor(() => expect(preview.getState().camera).toEqual({ status: "problem", problem: "not-found" }));
    plug(camera("a"));
    await vi.waitFor(() => expect(preview.getState().camera).toMatchObject({ status: "on", deviceId: "a" }));
  });

  it("a remembered device that is absent does not block the preview and stays remembered", async () => {
    const { preview, preferences, plug } = await setUp([camera("a"), microphone("m")]);
    await preview.choose("videoinput", "b");
    expect(preview.getState().camera).toMatchObject({ status: "on", deviceId: "a" });
    plug(camera("b"));
    await preview.setCamera(true);
    expect(preview.getState().camera).toMatchObject({ status: "on", deviceId: "b" });
    expect(preferences.getState().cameraId).toBe("b");
  });
});

describe("the processing of sound and picture", () => {
  it("echo, noise, gain and mirror start on; a change reopens the microphone and is remembered (LS-3.19, LS-9.30)", async () => {
    const { preview, asked, storage } = await setUp([camera("a"), microphone("m")]);
    expect(asked[0]?.audio).toMatchObject({ echoCancellation: true, noiseSuppression: true, autoGainControl: true });
    const kept = createDevicePreferences(storage).getState();
    expect(kept).toMatchObject({
      mirror: true,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    });
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(["microphoneId", "cameraId", "speakerId", "resolution"]));
    await preview.adjust({ noiseSuppression: false });
    expect(asked.at(-1)).toMatchObject({ audio: { noiseSuppression: false } });
    expect(createDevicePreferences(storage).getState().noiseSuppression).toBe(false);
  });

  it("another resolution reopens the camera, mirroring reopens nothing", async () => {
    const { preview, asked } = await setUp([camera("a"), microphone("m")]);
    await preview.adjust({ resolution: "480p" });
    expect(asked.at(-1)).toMatchObject({ video: { height: { exact: 480 } } });
    const before = asked.length;
    await preview.adjust({ mirror: false });
    expect(asked).toHaveLength(before);
  });

  it("a device that is switched off is not opened", async () => {
    const { preview, asked } = await setUp([camera("a"), microphone("m")]);
    await preview.setMicrophone(false);
    await preview.setCamera(false);
    const before = asked.length;
    await preview.adjust({ echoCancellation: false, resolution: "720p" });
    expect(asked).toHaveLength(before);
  });
});

it("the speaker test plays 440 Hz for 600 ms on the chosen speaker (LS-9.31)", async () => {
  const { preview, tones } = await setUp([camera("a"), microphone("m")]);
  await preview.choose("audiooutput", "out-2");
  await preview.testSpeaker();
  expect(tones).toEqual([{ speakerId: "out-2", frequencyHz: 440, durationMs: 600 }]);
  expect(preview.getState().isTesting).toBe(false);
});

it("the meter follows the microphone, and is at zero when it is off", async () => {
  const { preview } = await setUp([camera("a"), microphone("m")]);
  expect(preview.level.getState().value).toBe(0.4);
  await preview.setMicrophone(false);
  expect(preview.level.getState().value).toBe(0);
  expect(levelOf(new Float32Array(8))).toBe(0);
  expect(levelOf(new Float32Array(8).fill(0.1))).toBeCloseTo(0.4);
  expect(levelOf(new Float32Array(8).fill(1))).toBe(1);
});

it.each([
  ["chrome", "Mozilla/5.0 (Macintosh) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"],
  [
    "edge",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0",
  ],
  ["firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"],
  ["safari", "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15"],
  ["other", "curl/8"],
])("shows the steps of %s when the browser blocks a device", (name, userAgent) => {
  expect(browserOf(userAgent)).toBe(name);
});
