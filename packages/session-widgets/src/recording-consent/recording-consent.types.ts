/** My answer to a replay. `unknown` until it has been read; joining never waits for it. */
export interface ConsentState {
  readonly agreed: boolean;
  readonly status: "unknown" | "saved" | "saving" | "failed";
}
