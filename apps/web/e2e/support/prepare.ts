import { obtainChromium } from "../../../../scripts/lib/chromium.mjs";
import { obtainLivekit } from "../../../../scripts/lib/livekit.mjs";
import { buildWeb } from "../../../../scripts/lib/turbo.mjs";

/** A browser, a media server and the built web app, once for all workers. WEB_ROOT names a build made elsewhere. */
export default async function prepare(): Promise<void> {
  process.env.CHROMIUM_PATH ??= (await obtainChromium()).executablePath;
  await obtainLivekit({ fetchGo: true });
  if (!process.env.WEB_ROOT) await buildWeb();
}
