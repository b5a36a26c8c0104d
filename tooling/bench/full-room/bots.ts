// Up to ten people in a room without a browser: each sends a small picture and, one after the other, a voice. Ends by a signal
// and with who started it.
import * as rtc from "@livekit/rtc-node";

const [WIDTH, HEIGHT] = [160, 90];
const PICTURE_MS = 500;
const SAMPLE_RATE = 16_000;
const PORTION_MS = 100;
/** Each speaks this long, then the next: the room's list of speakers changes all the time. */
const SPEAKS_MS = 1500;
const LEVEL = 3000;

const { url, tokens }: { url: string; tokens: string[] } = JSON.parse(process.env.BOTS ?? "");

/** Two pictures of one colour each, shown in turn. */
function pictures(number: number) {
  return [90, 150].map((brightness) => {
    const frame = new Uint8Array((WIDTH * HEIGHT * 3) / 2).fill(brightness);
    frame.fill(96 + number * 8, WIDTH * HEIGHT);
    return new rtc.VideoFrame(frame, WIDTH, HEIGHT, rtc.VideoBufferType.I420);
  });
}

const tone = Int16Array.from(
  { length: (SAMPLE_RATE * PORTION_MS) / 1000 },
  (_, sample) => LEVEL * Math.sin((2 * Math.PI * 200 * sample) / SAMPLE_RATE),
);

async function enter(token: string, number: number) {
  const room = new rtc.Room();
  await room.connect(url, token, { autoSubscribe: false, dynacast: true });
  const camera = new rtc.VideoSource(WIDTH, HEIGHT);
  const microphone = new rtc.AudioSource(SAMPLE_RATE, 1);
  const publish = (track: rtc.LocalTrack, options: ConstructorParameters<typeof rtc.TrackPublishOptions>[0]) =>
    room.localParticipant?.publishTrack(track, new rtc.TrackPublishOptions({ simulcast: false, ...options }));
  await publish(rtc.LocalVideoTrack.createVideoTrack("camera", camera), { source: rtc.TrackSource.SOURCE_CAMERA });
  await publish(rtc.LocalAudioTrack.createAudioTrack("microphone", microphone), {
    source: rtc.TrackSource.SOURCE_MICROPHONE,
    dtx: true,
    red: false,
  });
  const shown = pictures(number);
  setInterval(() => camera.captureFrame(shown[Math.floor(Date.now() / PICTURE_MS) % 2]), PICTURE_MS);
  setInterval(() => {
    if (Math.floor(Date.now() / SPEAKS_MS) % tokens.length !== number) return;
    microphone.captureFrame(new rtc.AudioFrame(tone, SAMPLE_RATE, 1, tone.length)).catch(() => {});
  }, PORTION_MS);
}

await Promise.all(tokens.map(enter));
console.log("in the room");
process.on("SIGTERM", () => process.exit(0));
process.stdin.on("end", () => process.exit(0)).resume();
