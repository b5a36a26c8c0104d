import { handle } from "../../handle.ts";
import { webSessionsOf } from "../../platform/identity/web-sessions.ts";
import { listDevices } from "./contract.devices.ts";
import { ownSignIn } from "./own-sign-in.ts";

export const listDevicesHandler = handle(listDevices, async (call) => {
  const { deps, viewer } = call;
  const current = ownSignIn(call);
  const devices = await webSessionsOf(deps.database.db, deps.clock.now(), viewer.keycloakId);
  const results = devices.map(({ idHash, publicId, userAgent, createdAt, lastSeenAt }) => ({
    id: publicId,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_seen_at: (lastSeenAt ?? createdAt).toISOString(),
    is_current: idHash === current.idHash,
  }));
  return { status: 200, body: { results, next: null, previous: null, count: results.length } };
});
