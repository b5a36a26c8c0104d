import type { BrowserContext, Page } from "@playwright/test";

/**
 * The people, known by a tone and a colour, whom a page plays and shows, recorded in the page itself; and the longest standstill of
 * everybody else's pictures.
 */
const LOOK_EVERY_MS = 100;
/** A tone of at least this level (decibels) is heard; silence is at -100 and below. */
const HEARD_DB = -40;
/** The level (decibels) above the neighbouring frequencies: the beep of a fake microphone has a little of every frequency. */
const STANDS_OUT_DB = 25;

/** A person's tone and colour. */
export interface Mark {
  readonly name: string;
  readonly identity: string;
  /** In Hz. */
  readonly tone: number;
  readonly rgb: readonly [red: number, green: number, blue: number];
}

interface Sample {
  readonly at: number;
  readonly ms: number;
  readonly heard: string[];
  readonly seen: string[];
  /** Named on a tile, with a picture or without. */
  readonly listed: string[];
  readonly moved: string[];
}

interface Meter {
  since(from: number): {
    perPerson: Record<string, { heard: number; seen: number; listed: number; last: number }>;
    gaps: Record<string, number>;
    samples: number;
  };
}

declare global {
  interface Window {
    hotseatMeter: Meter;
  }
}

/** Starts the meter on every page of this browser profile. Call it before its first page loads. */
export async function measure(context: BrowserContext, marks: readonly Mark[]) {
  await context.addInitScript(runMeter, {
    marks: [...marks],
    lookEveryMs: LOOK_EVERY_MS,
    heardDb: HEARD_DB,
    standsOutDb: STANDS_OUT_DB,
  });
}

/**
 * Returns, from a moment on: the seconds each was heard, seen and listed, the last time (ms after it), and the longest time without a new picture
 * of each of the others, in milliseconds.
 */
export const meterOf = (page: Page, from: number) => page.evaluate((since) => window.hotseatMeter.since(since), from);

function runMeter({
  marks,
  lookEveryMs,
  heardDb,
  standsOutDb,
}: {
  marks: Mark[];
  lookEveryMs: number;
  heardDb: number;
  standsOutDb: number;
}) {
  const elements = new Set<HTMLMediaElement>();
  const original = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return original?.get?.call(this);
    },
    set(this: HTMLMediaElement, value: MediaProvider | null) {
      elements.add(this);
      original?.set?.call(this, value);
    },
  });
  let sound: AudioContext | undefined;
  const ears = new WeakMap<MediaStreamTrack, AnalyserNode>();
  const earOf = (track: MediaStreamTrack) => {
    sound ??= new AudioContext();
    let ear = ears.get(track);
    if (!ear) {
      ear = sound.createAnalyser();
      ear.fftSize = 4096;
      ear.smoothingTimeConstant = 0;
      sound.createMediaStreamSource(new MediaStream([track])).connect(ear);
      ears.set(track, ear);
    }
    return ear;
  };
  const isHeard = (element: HTMLMediaElement, { tone }: Mark) => {
    if (element.paused || element.muted || element.volume === 0) return false;
    return (element.srcObject instanceof MediaStream ? element.srcObject.getAudioTracks() : []).some((track) => {
      if (track.readyState !== "live" || !track.enabled) return false;
      const ear = earOf(track);
      const bins = new Float32Array(ear.frequencyBinCount);
      ear.getFloatFrequencyData(bins);
      const at = Math.round((tone * ear.fftSize) / ear.context.sampleRate);
      const beside = Math.max(...[8, 9, 10, 11, 12].flatMap((far) => [bins[at - far], bins[at + far]]));
      return bins[at] > heardDb && bins[at] - beside > standsOutDb;
    });
  };
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [8, 8];
  const draw = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const pixelOf = (video: HTMLVideoElement) => {
    if (!video.isConnected || video.clientWidth === 0 || video.videoWidth === 0) return null;
    draw.drawImage(video, 0, 0, 8, 8);
    return draw.getImageData(4, 5, 1, 1).data;
  };
  const isColour = (pixel: Uint8ClampedArray | null, rgb: Mark["rgb"]) =>
    pixel !== null && rgb.every((value, index) => Math.abs(value - pixel[index]) < 60);
  const samples: Sample[] = [];
  const frames = new Map<string, string>();
  let last = Date.now();
  const look = () => {
    const at = Date.now();
    const shown = [...document.querySelectorAll<HTMLElement>("[data-identity]")];
    const pixels = [...document.querySelectorAll("video")].map(pixelOf);
    const heard = marks.filter((mark) => [...elements].some((element) => isHeard(element, mark)));
    const tilesOf = ({ identity }: Mark) => shown.filter((tile) => tile.dataset.identity === identity);
    const listed = marks.filter((mark) => tilesOf(mark).length > 0);
    const seen = marks.filter(
      (mark) =>
        pixels.some((pixel) => isColour(pixel, mark.rgb)) ||
        tilesOf(mark).some((tile) => tile.dataset.state !== "camera-off"),
    );
    const moved: string[] = [];
    for (const tile of shown) {
      const { identity = "" } = tile.dataset;
      const video = tile.querySelector("video");
      const count = video ? `${video.dataset.made ?? ""}${video.getVideoPlaybackQuality().totalVideoFrames}` : "none";
      if (frames.get(identity) !== count && video) moved.push(identity);
      frames.set(identity, count);
    }
    const names = (list: Mark[]) => list.map(({ name }) => name);
    samples.push({ at, ms: at - last, heard: names(heard), seen: names(seen), listed: names(listed), moved });
    last = at;
  };
  setInterval(look, lookEveryMs);
  window.hotseatMeter = {
    since(from) {
      const perPerson: ReturnType<Meter["since"]>["perPerson"] = {};
      const taken = samples.filter(({ at, ms }) => at - ms >= from);
      for (const { name } of marks) {
        const [heard, seen, listed] = (["heard", "seen", "listed"] as const).map((way) =>
          taken.filter((sample) => sample[way].includes(name)),
        );
        const seconds = (list: Sample[]) => Number((list.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1));
        const at = Math.max(...[...heard, ...seen, ...listed].map((sample) => sample.at - from), 0);
        perPerson[name] = { heard: seconds(heard), seen: seconds(seen), listed: seconds(listed), last: at };
      }
      const gaps: Record<string, number> = {};
      const known = new Map<string, number>();
      for (const { at, moved } of samples) {
        for (const identity of moved) {
          const before = known.get(identity);
          if (before && at > from) gaps[identity] = Math.max(gaps[identity] ?? 0, at - before);
          known.set(identity, at);
        }
      }
      return { perPerson, gaps, samples: taken.length };
    },
  };
}
