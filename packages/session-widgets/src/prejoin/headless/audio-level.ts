/** How often the level is read, in milliseconds. */
const LEVEL_EVERY_MS = 60;
const SAMPLES = 512;
/** Speech seldom reaches more than a quarter of full scale; stretched so that the meter uses its width. */
const STRETCH = 4;

/** Root of the mean square of samples between -1 and 1, stretched to 0 … 1. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, Math.sqrt(sum / samples.length) * STRETCH);
}

/** Tells how loud a track is until the answer is called. Silent where the browser has no audio graph. */
export function watchLevel(track: MediaStreamTrack, listener: (level: number) => void): () => void {
  if (typeof AudioContext === "undefined") return () => {};
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    listener(levelOf(samples));
  }, LEVEL_EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
