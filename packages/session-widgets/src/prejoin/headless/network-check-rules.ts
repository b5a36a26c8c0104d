/**
 * The steps of the network check, in order: the signalling socket, a direct media connection, the relay behind strict networks,
 * sending.
 */
export const CHECK_STEPS = ["websocket", "webrtc", "relay", "publish"] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `skipped`: not possible here (no relay is set up, an observer sends nothing) or pointless after an earlier failure. */
export type StepResult = "waiting" | "running" | "passed" | "failed" | "skipped";

/** Figures measured while a silent track is sent; null when the browser does not report them. */
export interface LineFigures {
  /** Round trip to the media server, in milliseconds. */
  readonly roundTripMs: number | null;
  /** Part of the packets lost, 0 to 1. */
  readonly lossPart: number | null;
}

/** The reason of a weak or failed connection: an i18n key below `prejoin.network.advice`. */
export type CheckReason =
  | "slow"
  | "lossy"
  | "relayOnly"
  | "noRelay"
  | "noServer"
  | "noMedia"
  | "noSending"
  | "tooOften";

export interface CheckVerdict {
  readonly status: "good" | "weak" | "failed";
  readonly reason: CheckReason | null;
}

/** The round trip from which a conversation lags, in milliseconds. */
const SLOW_ROUND_TRIP_MS = 300;
/** The part of lost packets from which the loss is audible, 0 to 1. */
const LOSSY_PART = 0.03;

export const WAITING: Readonly<Record<CheckStep, StepResult>> = {
  websocket: "waiting",
  webrtc: "waiting",
  relay: "waiting",
  publish: "waiting",
};

/** Steps that cannot succeed once another failed: nothing without the socket, no sending without media. */
export function cannotSucceed(step: CheckStep, results: Readonly<Record<CheckStep, StepResult>>): boolean {
  if (results.websocket === "failed") return true;
  return step === "publish" && results.webrtc === "failed";
}

/** Returns the verdict on the call from the results of the steps. */
export function verdictOf(results: Readonly<Record<CheckStep, StepResult>>, line: LineFigures | null): CheckVerdict {
  if (results.websocket === "failed") return { status: "failed", reason: "noServer" };
  if (results.webrtc === "failed") {
    return results.relay === "passed"
      ? { status: "weak", reason: "relayOnly" }
      : { status: "failed", reason: "noMedia" };
  }
  if (results.publish === "failed") return { status: "failed", reason: "noSending" };
  if ((line?.lossPart ?? 0) > LOSSY_PART) return { status: "weak", reason: "lossy" };
  if ((line?.roundTripMs ?? 0) > SLOW_ROUND_TRIP_MS) return { status: "weak", reason: "slow" };
  if (results.relay === "failed") return { status: "weak", reason: "noRelay" };
  return { status: "good", reason: null };
}
