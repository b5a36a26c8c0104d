import type { AnyHandler } from "../../contract/handler.ts";
import type { Identity } from "../../platform/identity/identity.ts";
import { authenticateHandler } from "./authenticate.ts";
import { signInCallbackHandler } from "./sign-in-callback.ts";
import { signOutHandler } from "./sign-out.ts";

export const routes = (identity: Identity): readonly AnyHandler[] => [
  authenticateHandler(identity),
  signInCallbackHandler(identity),
  signOutHandler(identity),
];
