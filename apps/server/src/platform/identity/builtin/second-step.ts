import type { Clock } from "../../clock/clock.ts";
import { MINUTE_MS } from "../../clock/durations.ts";
import { createSeal } from "../seal.ts";

const LIFETIME_MS = 15 * MINUTE_MS;

/** A sign-in whose password was right, and that is not over yet. */
export interface SecondStep {
  /** `code`: asks for a code. `set-up`: makes a second factor. `done`: has shown the recovery codes. */
  readonly kind: "code" | "set-up" | "done";
  readonly keycloakId: string;
  readonly login: string;
  /** The browser's hash where the account has signed in there before. */
  readonly knownBrowser: string | null;
}

/** Keeps a sign-in between its pages, sealed in the form: nothing is stored, and a browser cannot change it. */
export interface SecondSteps {
  seal(uid: string, step: SecondStep): string;
  /** Returns the step that was sealed for this sign-in; null for any other text and after 15 minutes. */
  open(uid: string, sealed: string): SecondStep | null;
}

export function createSecondSteps(secret: string, clock: Pick<Clock, "now">): SecondSteps {
  const seal = createSeal(secret, "sign-in-step");
  return {
    seal: (uid, step) => seal.seal(JSON.stringify({ ...step, until: clock.now().getTime() + LIFETIME_MS }), uid),
    open(uid, sealed) {
      const text = seal.open(sealed, uid);
      if (text === null) return null;
      const { until, ...step } = JSON.parse(text) as SecondStep & { until: number };
      return until > clock.now().getTime() ? step : null;
    },
  };
}
