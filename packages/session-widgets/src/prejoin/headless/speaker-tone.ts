/** How loud the test tone is, of 1; and how long it takes to rise and fall, in seconds, so that it does not click. */
const VOLUME = 0.2;
const FADE_SEC = 0.02;

interface SinkContext extends AudioContext {
  setSinkId?: (sinkId: string) => Promise<void>;
}

/** Plays one tone on a speaker; the system's own where the browser cannot choose. */
export async function playTone(
  speakerId: string | null,
  { frequencyHz, durationMs }: { frequencyHz: number; durationMs: number },
): Promise<void> {
  const context: SinkContext = new AudioContext();
  try {
    if (speakerId && context.setSinkId) await context.setSinkId(speakerId);
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime;
    const until = from + durationMs / 1_000;
    tone.frequency.value = frequencyHz;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(VOLUME, from + FADE_SEC);
    volume.gain.setValueAtTime(VOLUME, until - FADE_SEC);
    volume.gain.linearRampToValueAtTime(0, until);
    tone.connect(volume).connect(context.destination);
    const isOver = new Promise<void>((resolve) => tone.addEventListener("ended", () => resolve(), { once: true }));
    tone.start(from);
    tone.stop(until);
    await isOver;
  } finally {
    await context.close();
  }
}
