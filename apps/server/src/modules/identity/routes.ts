import type { AnyHandler } from "../../contract/handler.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { authenticateHandler } from "./authenticate.ts";
import { changePasswordHandler } from "./change-password.ts";
import { endDeviceHandler, endOtherDevicesHandler } from "./end-devices.ts";
import { listDevicesHandler } from "./list-devices.ts";
import {
  beginSecondFactorHandler,
  confirmSecondFactorHandler,
  getSecondFactorHandler,
  removeSecondFactorHandler,
} from "./second-factor.ts";
import { signInCallbackHandler } from "./sign-in-callback.ts";
import { signOutHandler } from "./sign-out.ts";

export const routes = (identity: Identity): readonly AnyHandler[] => [
  authenticateHandler(identity),
  signInCallbackHandler(identity),
  signOutHandler(identity),
  listDevicesHandler,
  endDeviceHandler,
  endOtherDevicesHandler,
  changePasswordHandler,
  getSecondFactorHandler(identity),
  beginSecondFactorHandler(identity),
  confirmSecondFactorHandler(identity),
  removeSecondFactorHandler(identity),
];
