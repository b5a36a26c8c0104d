import type { BearerViewer } from "./modules/embed/bearer-viewers.ts";
import type { QuickSignIn } from "./platform/identity/builtin/quick-sign-in.ts";

/** What a demonstration adds to the server. `main.ts` brings it in: no other part knows the folder `demo`. */
export interface Demonstration {
  /** The people whom a click signs in; null without a demonstration. */
  readonly quickSignIn: QuickSignIn | null;
  /** The program that acts for one of them; null without one. */
  readonly bearerViewer: BearerViewer | null;
  /** Adds its people and sessions before the first request. */
  prepare(): Promise<void>;
}
