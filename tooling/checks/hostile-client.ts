import type { Browser } from "@playwright/test";

/**
 * A program in a video room that keeps to no rule: it speaks LiveKit's signalling itself, keeps every token the server hands it and
 * comes back with them as soon as it is put out. It sends one tone and one colour, by which it is known wherever it is heard or seen.
 */

/** Between two entrances that are refused; one that was let in is followed by the next at once. */
const KNOCK_EVERY_MS = 100;

/** A program in a room, as the check that drives it sees it. */
export type Hostile = Awaited<ReturnType<typeof openHostile>>;

/**
 * @param plan tone: in Hz;
 *   others: identities whose company it looks for;
 *   subscribes: false for a client that completes only its publisher connection, which LiveKit never calls active;
 *   staysMs: leaves by itself after this long and comes back, without end for none
 */
export async function openHostile(
  browser: Browser,
  plan: {
    url: string;
    token: string;
    tone: number;
    colour: string;
    subscribes: boolean;
    others: string[];
    staysMs?: number;
  },
) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.evaluate(runHostile, { ...plan, knockEveryMs: KNOCK_EVERY_MS });
  return {
    /**
     * What it has reached so far: times let into a room, times into one where the others are, times refused, tokens, bytes of the others.
     */
    told: (): Promise<Told> => page.evaluate(() => window.hostile.told()),
    close: () => context.close(),
  };
}

type Target = "PUBLISHER" | "SUBSCRIBER";

/** What LiveKit says in JSON, as far as it is read here. */
interface SignalMessage {
  readonly answer?: RTCSessionDescriptionInit;
  readonly offer?: RTCSessionDescriptionInit;
  readonly trickle?: { readonly target?: Target; readonly candidateInit: string };
  readonly leave?: object;
}

interface Told {
  readonly entries: number;
  readonly met: number;
  readonly refused: number;
  readonly tokens: number;
  readonly received: number;
}

declare global {
  interface Window {
    hostile: { told(): Told };
  }
}

/** Runs in the page. */
function runHostile({
  url,
  token,
  tone,
  colour,
  subscribes,
  others,
  staysMs,
  knockEveryMs,
}: {
  url: string;
  token: string;
  tone: number;
  colour: string;
  subscribes: boolean;
  others: string[];
  staysMs?: number;
  knockEveryMs: number;
}) {
  const tokens = new Set([token]);
  let entries = 0;
  let met = 0;
  let refused = 0;
  let received = 0;
  window.hostile = { told: () => ({ entries, met, refused, tokens: tokens.size, received }) };

  const sound = new AudioContext();
  const voice = sound.createOscillator();
  voice.frequency.value = tone;
  const out = sound.createMediaStreamDestination();
  voice.connect(out);
  voice.start();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [320, 180];
  const draw = canvas.getContext("2d") as CanvasRenderingContext2D;
  let tick = 0;
  setInterval(() => {
    draw.fillStyle = colour;
    draw.fillRect(0, 0, 320, 180);
    // A picture that never changes is not sent again.
    draw.fillStyle = "black";
    draw.fillRect((tick++ * 4) % 320, 0, 4, 4);
  }, 100);
  const tracks = [out.stream.getAudioTracks()[0], canvas.captureStream(10).getVideoTracks()[0]];

  const textOf = (data: string | ArrayBuffer) =>
    typeof data === "string" ? data : new TextDecoder("latin1").decode(data);
  const keepTokens = (text: string) => {
    for (const [found] of text.matchAll(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)) {
      tokens.delete(found);
      tokens.add(found);
    }
  };

  /** One stay; ends when it is over. Whether it was let in at all. */
  const enter = (with_: string) =>
    new Promise<boolean>((resolve) => {
      const query = new URLSearchParams({
        access_token: with_,
        auto_subscribe: subscribes ? "1" : "0",
        protocol: "15",
        sdk: "js",
        version: "2.15.0",
      });
      const socket = new WebSocket(`${url}/rtc?${query}`);
      socket.binaryType = "arraybuffer";
      const send = (message: object) => socket.readyState === 1 && socket.send(JSON.stringify(message));
      const publisher = new RTCPeerConnection();
      const subscriber = new RTCPeerConnection();
      const connections = { PUBLISHER: publisher, SUBSCRIBER: subscriber };
      const early: Record<Target, RTCIceCandidateInit[]> = { PUBLISHER: [], SUBSCRIBER: [] };
      let isIn = false;
      let hasCompany = false;
      for (const target of ["PUBLISHER", "SUBSCRIBER"] as const)
        connections[target].onicecandidate = ({ candidate }) =>
          candidate && send({ trickle: { candidateInit: JSON.stringify(candidate), target } });
      const accept = async (target: Target, description: RTCSessionDescriptionInit) => {
        await connections[target].setRemoteDescription(description);
        for (const candidate of early[target].splice(0)) await connections[target].addIceCandidate(candidate);
      };
      const publish = async () => {
        for (const track of tracks) {
          const isSound = track.kind === "audio";
          publisher.addTransceiver(track, { direction: "sendonly" });
          send({
            addTrack: {
              cid: track.id,
              name: track.kind,
              type: isSound ? "AUDIO" : "VIDEO",
              source: isSound ? "MICROPHONE" : "CAMERA",
              ...(isSound ? {} : { width: 320, height: 180 }),
            },
          });
        }
        await publisher.setLocalDescription();
        send({ offer: { type: "offer", sdp: publisher.localDescription?.sdp } });
      };
      const answer = async (offer: RTCSessionDescriptionInit) => {
        await accept("SUBSCRIBER", offer);
        await subscriber.setLocalDescription();
        send({ answer: { type: "answer", sdp: subscriber.localDescription?.sdp } });
      };
      const take = async (message: SignalMessage) => {
        if (message.answer) await accept("PUBLISHER", message.answer);
        if (message.offer && subscribes) await answer(message.offer);
        if (message.trickle) {
          const target = message.trickle.target ?? "PUBLISHER";
          const candidate = JSON.parse(message.trickle.candidateInit);
          if (connections[target].remoteDescription) await connections[target].addIceCandidate(candidate);
          else early[target].push(candidate);
        }
        if (message.leave) socket.close();
      };
      const alive = setInterval(() => send({ ping: String(Date.now()) }), 5000);
      let counted = 0;
      const count = async () => {
        let bytes = 0;
        for (const report of (await subscriber.getStats()).values())
          if (report.type === "inbound-rtp") bytes += report.bytesReceived ?? 0;
        received += bytes - counted;
        counted = bytes;
      };
      const counting = setInterval(() => void count().catch(() => {}), 250);
      if (staysMs) setTimeout(() => socket.close(), staysMs);
      // After its first word in JSON the server answers in JSON; what it says before that is read for tokens alone.
      socket.onopen = () => send({ ping: String(Date.now()) });
      socket.onmessage = ({ data }) => {
        const text = textOf(data);
        keepTokens(text);
        if (!hasCompany && others.some((identity: string) => text.includes(identity))) {
          hasCompany = true;
          met += 1;
        }
        if (!isIn) {
          isIn = true;
          entries += 1;
          void publish();
        }
        if (typeof data === "string") void take(JSON.parse(data)).catch(() => {});
      };
      socket.onclose = () => {
        clearInterval(alive);
        clearInterval(counting);
        publisher.close();
        subscriber.close();
        if (!isIn) refused += 1;
        resolve(isIn);
      };
    });

  const loop = async () => {
    for (let turn = 0; ; turn += 1) {
      const kept = [...tokens].reverse();
      const wasIn = await enter(kept[turn % kept.length]);
      if (!wasIn) await new Promise((resolve) => setTimeout(resolve, knockEveryMs));
    }
  };
  void loop();
}
