import { systemClock } from "@hotseat/core/clock";
import { sleep } from "@hotseat/core/sleep";
import { Checker, CheckStatus, ConnectionCheck } from "livekit-client";
import { lineOf } from "../headless/network-check-line";
import type { CheckStep, LineFigures } from "../headless/network-check-rules";
import type { CheckRoomDetails, StepReply } from "../headless/network-check-store";

/** Duration of the silent test signal before the verdict, in milliseconds: two reports of the remote end. */
const SENDING_MS = 2_500;

/** Sends a generated silent track: no device is opened, so there is no permission prompt. */
class SendingCheck extends Checker {
  line: LineFigures | null = null;

  get description(): string {
    return "Sends silence";
  }

  protected async perform(): Promise<void> {
    const context = new AudioContext();
    try {
      const room = await this.connect();
      const silence = context.createMediaStreamDestination();
      const source = context.createOscillator();
      const volume = context.createGain();
      volume.gain.value = 0;
      source.connect(volume).connect(silence);
      source.start();
      const [track] = silence.stream.getAudioTracks();
      if (!track) throw new Error("No track to send.");
      const sent = await room.localParticipant.publishTrack(track, { dtx: false, red: false });
      await sleep(systemClock, SENDING_MS);
      const reports = await sent.track?.getRTCStatsReport();
      if (!reports) throw new Error("Nothing was sent.");
      this.line = lineOf(reports.values());
    } finally {
      await context.close();
    }
  }
}

const RESULTS: Partial<Record<CheckStatus, StepReply["result"]>> = {
  [CheckStatus.SUCCESS]: "passed",
  [CheckStatus.SKIPPED]: "skipped",
};

async function send(room: CheckRoomDetails, signal: AbortSignal): Promise<StepReply> {
  const check = new SendingCheck(room.url, room.token);
  signal.addEventListener("abort", () => void check.room.disconnect(), { once: true });
  const { status } = await check.run();
  return { result: RESULTS[status] ?? "failed", ...(check.line ? { line: check.line } : {}) };
}

/** One step by LiveKit's own connection checks. */
export async function runCheckStep(step: CheckStep, room: CheckRoomDetails, signal: AbortSignal): Promise<StepReply> {
  if (step === "publish") return send(room, signal);
  const check = new ConnectionCheck(room.url, room.token);
  const run = { websocket: "checkWebsocket", webrtc: "checkWebRTC", relay: "checkTURN" } as const;
  const { status } = await check[run[step]]();
  return { result: RESULTS[status] ?? "failed" };
}
