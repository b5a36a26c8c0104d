import { describe, expect, it, vi } from "vitest";
import { createHandClock, createMemoryStorage } from "../room/room.fixtures";
import { createDevicePreferences } from "./device-preferences";
import type { DevicesPort, OpenDevices } from "./media-types";
import { createNameStore } from "./name-store";
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
    expect(preview.read().camera).toEqual({ status: "on", deviceId: "camera-1", label: "camera" });
  });

  it("keeps the microphone when only the camera is blocked", async () => {
    const { preview, onProblem } = setUp({ camera: "NotAllowedError" });
    await preview.start();
    expect(preview.read().camera).toEqual({ status: "problem", problem: "blocked" });
    expect(preview.read().microphone.status).toBe("on");
    expect(onProblem.mock.calls).toEqual([["blocked", "camera"]]);
  });

  it("shows the picture by itself once the camera is allowed", async () => {
    const { preview, problems, change } = setUp({ camera: "NotAllowedError" });
    await preview.start();
    delete problems.camera;
    change();
    await vi.waitFor(() => expect(preview.read().camera.status).toBe("on"));
  });

  it("remembers what was switched off", async () => {
    const { preview, preferences, asked } = setUp();
    await preview.start();
    await preview.setCamera(false);
    expect(asked).toContain("stop camera");
    expect(preferences.read().cameraOn).toBe(false);
    await preview.start();
    expect(preview.read().camera).toEqual({ status: "off" });
  });
});

describe("the name", () => {
  function setUpName(save: (name: string) => Promise<void> = async () => {}) {
    const clock = createHandClock();
    const saved = vi.fn(save);
    const onFailure = vi.fn();
    return { clock, saved, onFailure, name: createNameStore("Jonas", { clock, save: saved, onFailure }) };
  }

  it("is saved once, 600 ms after the last edit", async () => {
    const { clock, saved, name } = setUpName();
    name.edit("Jon");
    await clock.advance(400);
    name.edit("Jonas K");
    await clock.advance(599);
    expect(saved).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(saved.mock.calls).toEqual([["Jonas K"]]);
    expect(name.read().status).toBe("saved");
  });

  it("is never sent empty", async () => {
    const { clock, saved, name } = setUpName();
    name.edit("   ");
    await clock.advance(1_000);
    expect(saved).not.toHaveBeenCalled();
  });

  it("stays in the field when it could not be saved", async () => {
    const { clock, onFailure, name } = setUpName(async () => {
      throw new Error("offline");
    });
    name.edit("Jonas K");
    await clock.advance(600);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(name.read()).toEqual({ value: "Jonas K", status: "failed" });
  });
});
