/** Samples a second; a voice needs no more. */
export const SAMPLE_RATE = 16_000;
/** Milliseconds of one portion for the media engine: as long as a picture is shown. */
export const FRAME_MS = 200;
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;

/** The level of the voice, of full scale: soft, and clearly above the room's limit for silence (−35 dB). */
const LEVEL = 0.075;

/** Phrases and pauses in milliseconds, like a person who answers, thinks and continues. */
const PHRASES: ReadonlyArray<readonly [speaks: number, rests: number]> = [
  [2200, 700],
  [1600, 500],
  [2800, 1400],
  [1800, 900],
  [2400, 3200],
];
const SYLLABLE_MS = 210;
/** Overtones of a hum with the colour of an "o": each softer than the one below. */
const OVERTONES = [1, 0.55, 0.34, 0.16, 0.07] as const;
const PITCH_HZ = 118;

/** A hum with the rhythm of speech and without words; it repeats after about 17 s. */
export interface Voice {
  /** The next portion. */
  next(): Int16Array;
  /** How far open the mouth is at this moment, 0–1. */
  readonly openness: number;
}

interface Moment {
  /** 0–1. */
  readonly loudness: number;
  readonly pitchHz: number;
}

const LENGTH_MS = PHRASES.reduce((sum, [speaks, rests]) => sum + speaks + rests, 0);

/** The sample at a time of the loop: syllables that swell and fade, a melody that falls towards a phrase's end. */
export function momentAt(ms: number): Moment {
  let begin = 0;
  for (const [index, [speaks, rests]] of PHRASES.entries()) {
    const inside = (ms % LENGTH_MS) - begin;
    if (inside < 0) break;
    if (inside < speaks) {
      const syllable = Math.floor(inside / SYLLABLE_MS);
      const swell = Math.sin((Math.PI * (inside % SYLLABLE_MS)) / SYLLABLE_MS);
      const stress = 0.65 + 0.35 * Math.sin(index * 2 + syllable * 2.4);
      const edge = Math.min(1, inside / 80, (speaks - inside) / 120);
      const melody = 1 + 0.1 * Math.sin(syllable * 1.7 + index) - 0.12 * (inside / speaks);
      return { loudness: Math.max(0, swell ** 0.7 * stress * edge), pitchHz: PITCH_HZ * melody };
    }
    begin += speaks + rests;
  }
  return { loudness: 0, pitchHz: PITCH_HZ };
}

/** The whole loop, computed once, so that speaking costs nothing later. */
function sing(): Int16Array {
  const out = new Int16Array((LENGTH_MS * SAMPLE_RATE) / 1000);
  let phase = 0;
  let pitch = PITCH_HZ;
  for (let sample = 0; sample < out.length; sample += 1) {
    const { loudness, pitchHz } = momentAt((sample / SAMPLE_RATE) * 1000);
    // The pitch slides from tone to tone.
    pitch += (pitchHz - pitch) * 0.0015;
    phase += pitch / SAMPLE_RATE;
    let value = 0;
    for (const [step, share] of OVERTONES.entries()) value += share * Math.sin(2 * Math.PI * phase * (step + 1));
    out[sample] = value * loudness * LEVEL * 32_767;
  }
  return out;
}

let sung: Int16Array | undefined;

export function createVoice(): Voice {
  sung ??= sing();
  const song = sung;
  let at = 0;
  return {
    get openness() {
      return momentAt((at / SAMPLE_RATE) * 1000).loudness;
    },
    next() {
      const portion = song.slice(at, at + FRAME_SAMPLES);
      at = (at + FRAME_SAMPLES) % song.length;
      return portion;
    },
  };
}
