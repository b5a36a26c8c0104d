import type { BearerViewer } from "./modules/embed/bearer-viewers.ts";
import type { QuickSignIn } from "./platform/identity/builtin/quick-sign-in.ts";

/** The additions of a demonstration. Only `main.ts` imports the folder `demo` and passes them in. */
export interface Demonstration {
  /** People who sign in by one click; null without a demonstration. */
  readonly quickSignIn: QuickSignIn | null;
  /** The program that acts for one of these people; null without one. */
  readonly bearerViewer: BearerViewer | null;
  /** Adds its people and sessions before the first request. */
  prepare(): Promise<void>;
}
