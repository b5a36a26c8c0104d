import { obtainChromium } from "../../../../scripts/lib/chromium.mjs";
import { buildWeb } from "../../../../scripts/lib/web.mjs";

/** A browser and the built web app, once for all workers. WEB_ROOT names a build made elsewhere. */
export default async function prepare(): Promise<void> {
  process.env.CHROMIUM_PATH ??= (await obtainChromium()).executablePath;
  if (!process.env.WEB_ROOT) await buildWeb();
}
