import { describe, expect, test } from "vitest";
import { createAlbum, poseAt } from "./animation.ts";
import { drawPortrait, HEIGHT, WIDTH } from "./portrait.ts";
import { createVoice, FRAME_MS, momentAt } from "./voice.ts";

const decibels = (samples: Int16Array) =>
  20 * Math.log10(Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) / 32_767);

describe("Ben's picture and voice", () => {
  test("the picture is a whole frame of video, and differs while he speaks", () => {
    const still = drawPortrait({ lift: 0, mouth: 0, blinks: false });
    expect(still).toHaveLength((WIDTH * HEIGHT * 3) / 2);
    expect(Buffer.compare(still, drawPortrait({ lift: 0, mouth: 3, blinks: false }))).not.toBe(0);
  });

  test("each of at most 32 poses is drawn once", () => {
    let drawn = 0;
    const album = createAlbum(() => {
      drawn += 1;
      return new Uint8Array();
    });
    for (let sec = 0; sec < 300; sec += 0.1) album(poseAt(sec, Math.abs(Math.sin(sec * 3))));
    expect(drawn).toBeLessThanOrEqual(32);
  });

  test("the voice is soft: louder than silence to the room (−35 dB), quieter than a person", () => {
    const voice = createVoice();
    const levels = Array.from({ length: 20_000 / FRAME_MS }, () => decibels(voice.next()));
    const loudest = Math.max(...levels);
    expect(loudest).toBeGreaterThan(-32);
    expect(loudest).toBeLessThan(-20);
  });

  test("the voice has pauses like a person's", () => {
    const silent = Array.from({ length: 1740 }, (_, step) => momentAt(step * 10)).filter(
      ({ loudness }) => loudness < 0.01,
    );
    expect(silent.length / 1740).toBeGreaterThan(0.25);
    expect(silent.length / 1740).toBeLessThan(0.6);
  });
});
