import { createMemoryStorage } from "@hotseat/core/testing";
import { describe, expect, it, vi } from "vitest";
import { createDevicePreferences } from "./device-preferences";
import { needsToast } from "./media-rules";
import type { DevicesPort, OpenDevices } from "./media-types";
import { createPreview } from "./preview-store";

const failure = (name: string) => Object.assign(new Error(name), { name });

/** Devices of which some are not to be had. */
function handDevices(problems: { camera?: string; microphone?: string }) {
  const asked: string[] = [];
  let changed = () => {};
  const opened = (name: string) => ({
    deviceId: `${name}-1`,
    label: name,
    stop: () => void asked.push(`stop ${name}`),
    onEnded: () => {},
  });
  const port: DevicesPort = {
    open: async ({ audio, video }): Promise<OpenDevices> => {
      asked.push([audio && "microphone", video && "camera"].filter(Boolean).join("+"));
      if (video && problems.camera) throw failure(problems.camera);
      if (audio && problems.microphone) throw failure(problems.microphone);
      return {
        camera: video ? { ...opened("camera"), attach: () => {} } : null,
        microphone: audio ? { ...opened("microphone"), onLevel: () => () => {} } : null,
      };
    },
    list: async () => [],
    onChange: (listener) => {
      changed = listener;
      return () => {};
    },
    playTone: async () => {},
  };
  return { port, asked, problems, change: () => changed() };
}

function setUp(problems: { camera?: string; microphone?: string } = {}) {
  const hand = handDevices(problems);
  const onProblem = vi.fn();
  const preferences = createDevicePreferences(createMemoryStorage());
  const preview = createPreview({ devices: hand.port, preferences, onProblem });
  return { ...hand, onProblem, preferences, preview };
}

describe("the preview", () => {
  it("asks for camera and microphone together, once", async () => {
    const { preview, asked } = setUp();
    await preview.start();
    expect(asked).toEqual(["microphone+camera"]);
    expect(preview.getState().camera).toEqual({ status: "on", deviceId: "camera-1", label: "camera" });
  });

  it("keeps the microphone when only the camera is blocked", async () => {
    const { preview, onProblem } = setUp({ camera: "NotAllowedError" });
    await preview.start();
    expect(preview.getState().camera).toEqual({ status: "problem", problem: "blocked" });
    expect(preview.getState().microphone.status).toBe("on");
    expect(onProblem.mock.calls).toEqual([["blocked", "camera", { status: "problem", problem: "blocked" }]]);
  });

  it("of two blocked devices leads to no toast: the camera's card is the one message", async () => {
    const { preview, onProblem } = setUp({ camera: "NotAllowedError", microphone: "NotAllowedError" });
    await preview.start();
    expect(onProblem.mock.calls.map(([problem, device]) => [problem, device])).toEqual([
      ["blocked", "camera"],
      ["blocked", "microphone"],
    ]);
    expect(onProblem.mock.calls.map(([, device, camera]) => needsToast(device, camera))).toEqual([false, false]);
  });

  it("of a blocked microphone alone leads to one toast", async () => {
    const { preview, onProblem } = setUp({ microphone: "NotAllowedError" });
    await preview.start();
    expect(onProblem.mock.calls.map(([, device, camera]) => needsToast(device, camera))).toEqual([true]);
  });

  it("shows the picture by itself once the camera is allowed", async () => {
    const { preview, problems, change } = setUp({ camera: "NotAllowedError" });
    await preview.start();
    delete problems.camera;
    change();
    await vi.waitFor(() => expect(preview.getState().camera.status).toBe("on"));
  });

  it("remembers what was switched off", async () => {
    const { preview, preferences, asked } = setUp();
    await preview.start();
    await preview.setCamera(false);
    expect(asked).toContain("stop camera");
    expect(preferences.getState().cameraOn).toBe(false);
    await preview.start();
    expect(preview.getState().camera).toEqual({ status: "off" });
  });
});

/** Devices that answer when they are told to, and how many of them run. */
function slowDevices() {
  const running: Record<"camera" | "microphone" | "meter", number> = { camera: 0, microphone: 0, meter: 0 };
  const waiting: Array<{ succeed: () => void; fail: (name: string) => void }> = [];
  const open = (name: "camera" | "microphone") => {
    running[name] += 1;
    let isOpen = true;
    return {
      deviceId: `${name}-1`,
      label: name,
      stop() {
        if (isOpen) running[name] -= 1;
        isOpen = false;
      },
      onEnded: () => {},
    };
  };
  const onLevel = () => {
    running.meter += 1;
    return () => {
      running.meter -= 1;
    };
  };
  const port: DevicesPort = {
    open: ({ audio, video }) =>
      new Promise((resolve, reject) => {
        waiting.push({
          succeed: () =>
            resolve({
              camera: video ? { ...open("camera"), attach: () => {} } : null,
              microphone: audio ? { ...open("microphone"), onLevel } : null,
            }),
          fail: (name) => reject(failure(name)),
        });
      }),
    list: async () => [],
    onChange: () => () => {},
    playTone: async () => {},
  };
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  /** Answers everything asked so far, in order. */
  const answer = async (...names: Array<string | null>) => {
    for (const name of names) {
      const next = waiting.shift();
      if (name === null) next?.succeed();
      else next?.fail(name);
      await settle();
    }
  };
  return { port, running, answer, waiting };
}

describe("devices asked for again before they answered", () => {
  function setUpSlow() {
    const slow = slowDevices();
    const onProblem = vi.fn();
    const preview = createPreview({
      devices: slow.port,
      preferences: createDevicePreferences(createMemoryStorage()),
      onProblem,
    });
    return { ...slow, onProblem, preview };
  }

  it("holds one of each after “Try again”, and none once stopped", async () => {
    const { preview, running, answer } = setUpSlow();
    void preview.start();
    await answer(null);
    void preview.start();
    await answer(null);
    expect(running).toEqual({ camera: 1, microphone: 1, meter: 1 });
    preview.stop();
    expect(running).toEqual({ camera: 0, microphone: 0, meter: 0 });
  });

  it("lets go of the answer to an older question", async () => {
    const { preview, running, answer } = setUpSlow();
    void preview.start();
    void preview.start();
    void preview.setCamera(true);
    void preview.setMicrophone(true);
    await answer(null, null, null, null);
    expect(running).toEqual({ camera: 1, microphone: 1, meter: 1 });
  });

  it("stays off when it was switched off while it was starting", async () => {
    const { preview, running, answer } = setUpSlow();
    void preview.start();
    void preview.setCamera(false);
    await answer(null);
    expect(preview.getState().camera).toEqual({ status: "off" });
    expect(running).toEqual({ camera: 0, microphone: 1, meter: 1 });
  });

  it("says nothing of a failure that was overtaken", async () => {
    const { preview, onProblem, answer } = setUpSlow();
    void preview.setCamera(true);
    void preview.setCamera(true);
    await answer("NotReadableError", null);
    expect(onProblem).not.toHaveBeenCalled();
    expect(preview.getState().camera.status).toBe("on");
  });

  it("takes no device that arrives after the page has gone", async () => {
    const { preview, running, answer, waiting } = setUpSlow();
    void preview.start();
    preview.stop();
    await answer("NotReadableError");
    expect(waiting).toHaveLength(0);
    void preview.start();
    preview.stop();
    await answer(null);
    expect(running).toEqual({ camera: 0, microphone: 0, meter: 0 });
  });
});
