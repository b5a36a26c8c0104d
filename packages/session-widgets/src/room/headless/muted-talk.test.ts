import { createManualClock } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { noticeMutedTalk, PROMPT_PAUSE_MS } from "./muted-talk";

function setUp() {
  const clock = createManualClock();
  const heard = new Set<(level: number) => void>();
  let prompts = 0;
  const stop = noticeMutedTalk({
    clock,
    watch: (listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    onTalk: () => {
      prompts += 1;
    },
  });
  /** Reports a level for a duration, every 60 ms. */
  const make = async (level: number, ms: number) => {
    for (let passed = 0; passed < ms; passed += 60) {
      for (const listener of [...heard]) listener(level);
      await clock.advance(60);
    }
  };
  return { clock, make, stop, heard, prompts: () => prompts };
}

it("reports speech while muted once, and not again for a minute", async () => {
  const { clock, make, heard, prompts } = setUp();
  await make(0.4, 2000);
  expect([prompts(), heard.size]).toEqual([1, 0]);
  await clock.advance(PROMPT_PAUSE_MS);
  await make(0.4, 1000);
  expect(prompts()).toBe(2);
});

it("detects words with pauses as speech, and neither a cough nor room noise", async () => {
  const { make, prompts } = setUp();
  await make(0.05, 5000);
  await make(0.5, 300);
  await make(0.05, 600);
  await make(0.5, 300);
  expect(prompts()).toBe(0);
  await make(0.05, 240);
  await make(0.5, 180);
  expect(prompts()).toBe(1);
});

it("stops listening once the microphone is on or the call is left", async () => {
  const { clock, make, stop, heard, prompts } = setUp();
  stop();
  expect([heard.size, clock.pending]).toEqual([0, 0]);
  await make(0.5, 2000);
  expect(prompts()).toBe(0);
});
