import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { endDeviceOf, endWebSessionsOf } from "../../platform/identity/web-sessions.ts";
import { endDevice, endOtherDevices } from "./contract.devices.ts";
import { ownSignIn } from "./own-sign-in.ts";

/** The provider does not know which of its sign-ins belongs to the device: all end there, or the device could come back without a password. */
export const endDeviceHandler = handle(endDevice, async (call) => {
  const { deps, viewer, params } = call;
  ownSignIn(call);
  const hasEnded = await deps.database.transaction((tx) => endDeviceOf(tx, viewer.keycloakId, params.id));
  if (!hasEnded) throw new ApiError("device_not_found");
  await deps.accounts?.endSessions(viewer.keycloakId);
  return { status: 204 };
});

/** At the provider all sign-ins end, this browser's too: otherwise one of the others could come back without a password. */
export const endOtherDevicesHandler = handle(endOtherDevices, async (call) => {
  const { deps, viewer } = call;
  const current = ownSignIn(call);
  await deps.database.transaction((tx) => endWebSessionsOf(tx, viewer.keycloakId, current.idHash));
  await deps.accounts?.endSessions(viewer.keycloakId);
  return { status: 204 };
});
