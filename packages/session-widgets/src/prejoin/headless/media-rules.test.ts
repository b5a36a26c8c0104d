import { describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES } from "./device-preferences";
import { cameraConstraints, joinsWithout, microphoneConstraints, openWithFallback, problemOf } from "./media-rules";
import type { Resolution } from "./media-types";

const failure = (name: string) => Object.assign(new Error(name), { name });

describe("the camera's resolution", () => {
  it("falls from 1080p over 720p and 480p to whatever the camera gives (LS-5.16)", async () => {
    const tried: Resolution[] = [];
    const opened = await openWithFallback("1080p", async (resolution) => {
      tried.push(resolution);
      if (resolution !== "auto") throw failure("OverconstrainedError");
      return "picture";
    });
    expect(tried).toEqual(["1080p", "720p", "480p", "auto"]);
    expect(opened).toBe("picture");
  });

  it("is not lowered for a blocked camera", async () => {
    const tried: Resolution[] = [];
    const opening = openWithFallback("1080p", async (resolution) => {
      tried.push(resolution);
      throw failure("NotAllowedError");
    });
    await expect(opening).rejects.toThrow("NotAllowedError");
    expect(tried).toEqual(["1080p"]);
  });

  it("asks for 30 frames a second, and for nothing at all in the last try (LS-5.16)", () => {
    expect(cameraConstraints(DEFAULT_PREFERENCES, "480p")).toEqual({
      width: { exact: 854 },
      height: { exact: 480 },
      frameRate: { ideal: 30 },
    });
    const sizeOf = (resolution: Resolution) => {
      const { width, height, frameRate } = cameraConstraints(DEFAULT_PREFERENCES, resolution);
      return [width, height, frameRate];
    };
    expect(sizeOf("1080p")).toEqual([{ exact: 1920 }, { exact: 1080 }, { ideal: 30 }]);
    expect(sizeOf("720p")).toEqual([{ exact: 1280 }, { exact: 720 }, { ideal: 30 }]);
    expect(cameraConstraints(DEFAULT_PREFERENCES, "auto")).toEqual({});
  });
});

describe("a remembered device", () => {
  it("is ideal, never exact", () => {
    const preferences = { ...DEFAULT_PREFERENCES, cameraId: "cam-2", microphoneId: "mic-3" };
    expect(cameraConstraints(preferences, "auto")).toEqual({ deviceId: { ideal: "cam-2" } });
    expect(microphoneConstraints(preferences)).toMatchObject({ deviceId: { ideal: "mic-3" }, echoCancellation: true });
  });
});

describe("a device that does not start", () => {
  it.each([
    ["NotAllowedError", "blocked"],
    ["NotFoundError", "not-found"],
    ["NotReadableError", "in-use"],
    ["OverconstrainedError", "failed"],
    ["TypeError", "failed"],
  ])("%s is %s", (name, problem) => {
    expect(problemOf(failure(name))).toBe(problem);
  });

  it("changes the words of the join button only when it was not switched off by choice", () => {
    expect(joinsWithout({ status: "problem" }, { status: "on" })).toBe("camera");
    expect(joinsWithout({ status: "problem" }, { status: "problem" })).toBe("both");
    expect(joinsWithout({ status: "off" }, { status: "on" })).toBe("nothing");
  });
});
