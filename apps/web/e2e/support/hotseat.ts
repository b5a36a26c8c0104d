import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makePartnerKey, startPartner } from "../../../../scripts/lib/partner.mjs";
import { startStack } from "../../../../scripts/lib/stack.mjs";

/** A whole Hotseat: a real server with its database, sign-in, demo people and LiveKit. */
export interface Hotseat {
  readonly url: string;
  close(): Promise<void>;
}

/** Options of a test's Hotseat. */
export interface HotseatOptions {
  /** The demo's practice partner starts too; without this nobody joins by himself. */
  readonly partner?: boolean;
}

/** WEB_ROOT names a build of the web app made elsewhere. */
export async function startHotseat({ partner = false }: HotseatOptions = {}): Promise<Hotseat> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-e2e-"));
  const webRoot = process.env.WEB_ROOT;
  const key = makePartnerKey();
  const stack = await startStack({
    dataDir,
    // The tests of one Hotseat act as few people, who do in minutes what people do in days.
    env: {
      HOTSEAT_RATE_LIMIT: "0",
      ...(webRoot && { WEB_ROOT: webRoot }),
      ...(partner && { HOTSEAT_PRACTICE_PARTNER_KEY: key }),
    },
  });
  const { livekit, url } = stack;
  const ben = partner && livekit ? await startPartner({ url, key, videoUrl: livekit.url, dir: dataDir }) : null;
  return {
    url,
    async close() {
      await ben?.stop();
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
