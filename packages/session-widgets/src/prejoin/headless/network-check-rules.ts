/** What is tried, in this order: the signalling socket, a direct media connection, the relay behind strict networks, sending. */
export const CHECK_STEPS = ["websocket", "webrtc", "relay", "publish"] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/** `skipped`: not possible here (no relay is set up, an observer sends nothing) or pointless after an earlier failure. */
export type StepResult = "waiting" | "running" | "passed" | "failed" | "skipped";

/** Measured while a silent sound is sent; null where the browser does not tell. */
export interface LineFigures {
  /** Round trip to the media server, in milliseconds. */
  readonly roundTripMs: number | null;
  /** Part of the packets that got lost, 0 to 1. */
  readonly lossPart: number | null;
}

/** Why a line is weak or does not work: an i18n key below `prejoin.network.advice`. */
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

/** Slower than this a conversation is felt to lag, in milliseconds. */
export const SLOW_ROUND_TRIP_MS = 300;
/** More lost than this is heard, as a part of the packets. */
export const LOSSY_PART = 0.03;

export const WAITING: Readonly<Record<CheckStep, StepResult>> = {
  websocket: "waiting",
  webrtc: "waiting",
  relay: "waiting",
  publish: "waiting",
};

/** Steps that cannot succeed once another failed: nothing without the socket, no sending without media. */
export function isPointless(step: CheckStep, results: Readonly<Record<CheckStep, StepResult>>): boolean {
  if (results.websocket === "failed") return true;
  return step === "publish" && results.webrtc === "failed";
}

/** What the steps mean for the call. */
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
