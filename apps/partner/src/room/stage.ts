import type { LocalParticipant } from "@livekit/rtc-node";
import { createAlbum, PICTURE_MS, PICTURES_A_SECOND, poseAt } from "../looks/animation.ts";
import { HEIGHT, WIDTH } from "../looks/portrait.ts";
import { createVoice, FRAME_SAMPLES, SAMPLE_RATE } from "../looks/voice.ts";
import type { Engine } from "./engine.ts";

/** Bits a second; a drawing needs little. */
const VIDEO_BITS_A_SECOND = 250_000n;
/** Bits a second; a hum needs less. */
const AUDIO_BITS_A_SECOND = 16_000n;
/** Portions of sound that may wait; more means that the machine was busy, and it is dropped. */
const MAX_BEHIND = 5;

const album = createAlbum();

/** His published tracks: a picture as long as he is there, a microphone only while he speaks. */
export class Stage {
  private readonly engine: Engine;
  private readonly person: LocalParticipant;
  private timer: ReturnType<typeof setInterval> | undefined;
  private wantsToSpeak = false;
  private microphone: Microphone | null = null;
  private closed = false;
  /** Changes of the microphone run one after the other. */
  private changing: Promise<void> = Promise.resolve();

  constructor(engine: Engine, person: LocalParticipant) {
    this.engine = engine;
    this.person = person;
  }

  async showPicture(): Promise<void> {
    const { engine } = this;
    const source = new engine.VideoSource(WIDTH, HEIGHT);
    const track = engine.LocalVideoTrack.createVideoTrack("camera", source);
    await this.person.publishTrack(
      track,
      new engine.TrackPublishOptions({
        source: engine.TrackSource.SOURCE_CAMERA,
        videoCodec: engine.VideoCodec.VP8,
        simulcast: false,
        videoEncoding: { maxBitrate: VIDEO_BITS_A_SECOND, maxFramerate: PICTURES_A_SECOND },
      }),
    );
    const begun = performance.now();
    let shown = 0;
    const show = () => {
      const due = Math.floor((performance.now() - begun) / PICTURE_MS);
      shown = Math.max(shown, due - MAX_BEHIND);
      for (; shown < due; shown += 1) this.microphone?.sound();
      const pose = poseAt(due / PICTURES_A_SECOND, this.microphone?.openness ?? 0);
      source.captureFrame(new engine.VideoFrame(album(pose), WIDTH, HEIGHT, engine.VideoBufferType.I420));
    };
    if (this.closed) return;
    show();
    this.timer = setInterval(show, PICTURE_MS);
  }

  /** A microphone that is off is not published: nothing is sent, and others see that it is off. */
  speak(on: boolean): void {
    if (on === this.wantsToSpeak) return;
    this.wantsToSpeak = on;
    // A failed change is tried again at the next call.
    this.changing = this.changing
      .then(() => this.changeMicrophone())
      .catch(() => {
        this.wantsToSpeak = this.microphone !== null;
      });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.microphone = null;
  }

  private async changeMicrophone(): Promise<void> {
    if (this.closed || this.wantsToSpeak === (this.microphone !== null)) return;
    if (this.wantsToSpeak) {
      this.microphone = await Microphone.open(this.engine, this.person);
      return;
    }
    const { microphone } = this;
    this.microphone = null;
    await microphone?.close();
  }
}

/** A published voice. */
class Microphone {
  private readonly voice = createVoice();
  private readonly engine: Engine;
  private readonly source: InstanceType<Engine["AudioSource"]>;
  private readonly unpublish: () => Promise<void>;

  private constructor(engine: Engine, source: InstanceType<Engine["AudioSource"]>, unpublish: () => Promise<void>) {
    this.engine = engine;
    this.source = source;
    this.unpublish = unpublish;
  }

  static async open(engine: Engine, person: LocalParticipant): Promise<Microphone> {
    const source = new engine.AudioSource(SAMPLE_RATE, 1);
    const track = engine.LocalAudioTrack.createAudioTrack("microphone", source);
    const options = new engine.TrackPublishOptions({
      source: engine.TrackSource.SOURCE_MICROPHONE,
      dtx: true,
      red: false,
      audioEncoding: { maxBitrate: AUDIO_BITS_A_SECOND },
    });
    const publication = await person.publishTrack(track, options);
    return new Microphone(engine, source, () => person.unpublishTrack(publication.sid ?? "", true));
  }

  get openness(): number {
    return this.voice.openness;
  }

  /** The next portion of the voice. */
  sound(): void {
    const frame = new this.engine.AudioFrame(this.voice.next(), SAMPLE_RATE, 1, FRAME_SAMPLES);
    // A portion that the engine cannot take any more is dropped.
    this.source.captureFrame(frame).catch(() => {});
  }

  async close(): Promise<void> {
    await this.unpublish();
    await this.source.close();
  }
}
