import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makePartnerKey, startPartner } from "../../../../scripts/lib/partner.mjs";
import { startStack } from "../../../../scripts/lib/stack.mjs";

/** A whole Hotseat: a real server with its database, sign-in, demo people and LiveKit. */
export interface House {
  readonly url: string;
  close(): Promise<void>;
}

/** What a test wants of its house. */
export interface HouseWish {
  /** The demo's practice partner comes too; without this nobody comes by himself. */
  readonly partner?: boolean;
}

/** WEB_ROOT names a build of the web app made elsewhere. */
export async function openHouse({ partner = false }: HouseWish = {}): Promise<House> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "hotseat-e2e-"));
  const webRoot = process.env.WEB_ROOT;
  const key = makePartnerKey();
  const stack = await startStack({
    dataDir,
    // The tests of one house act as few people, who do in minutes what people do in days.
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
