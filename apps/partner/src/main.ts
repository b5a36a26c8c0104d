import { createApi } from "./api/api.ts";
import { followStream } from "./api/event-stream.ts";
import { Partner } from "./behaviour/partner.ts";
import { systemClock } from "./clock.ts";
import type { Engine } from "./room/engine.ts";
import { roomConnections } from "./room/room-connections.ts";
import { readSettings } from "./settings.ts";

/** Milliseconds, longer than leaving a room takes. */
const LEAVE_WITHIN_MS = 1500;

/** The demo's practice partner: a program that acts as Ben. Started and ended by `npm start`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const engine = await loadEngine();
  if (!engine) return;
  const api = createApi(settings);
  const connections = roomConnections(engine, api, settings.videoUrl);
  const partner = new Partner(
    {
      api,
      clock: systemClock,
      connection: connections.open,
      follow: (sessionId, onChange) => followStream(api.stream(sessionId), systemClock, onChange),
    },
    api,
  );
  const stop = () => {
    partner.stop();
    // Without this, the engine's own threads would keep the process alive for seconds.
    setTimeout(() => process.exit(0), LEAVE_WITHIN_MS);
    connections.allLeft().then(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await partner.start();
}

async function loadEngine(): Promise<Engine | null> {
  try {
    return await import("@livekit/rtc-node");
  } catch {
    console.error("Ben stays away: his media engine does not run on this computer. Everything else works.");
    return null;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
