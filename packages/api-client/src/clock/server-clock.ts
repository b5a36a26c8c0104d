import type { Clock } from "@hotseat/core/clock";
import { MINUTE_MS, SECOND_MS } from "@hotseat/core/durations";
import type { ReadableStore } from "@hotseat/core/store";
import { createTicker, type Ticker } from "@hotseat/core/ticker";
import { createStore } from "zustand/vanilla";

/** The number of samples kept of each kind. */
const CLOCK_SAMPLE_LIMIT = 8;
/** Milliseconds after which a sample no longer counts, because quartz clocks drift apart. */
const CLOCK_SAMPLE_KEPT_MS = 10 * MINUTE_MS;
/** Milliseconds by which two samples may disagree before one clock must have been set. */
const CLOCK_DRIFT_ALLOWANCE_MS = 50;

/** Bounds of "the server's clock minus this machine's", in milliseconds, from one response or message. */
interface Sample {
  readonly atMs: number;
  readonly lowest: number;
  /** Infinite for a pushed message: its delay is unknown. */
  readonly highest: number;
}

/** The server's time on this machine, whose own clock may be wrong by minutes (LS-D3.4). */
export interface ServerClock extends Clock {
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** Returns a ticker of the server's time in full steps of `stepMs` milliseconds (default 1000), shared by all callers with the same step. */
  ticker(stepMs?: number): Ticker;
  /** Milliseconds to add to this machine's clock; changes as better samples arrive. */
  readonly offsetMs: ReadableStore<number>;
  /** Adds the sample of a response: when the call was sent and when the response arrived, by this machine's clock. */
  sampleResponse(serverTime: string, sentAtMs: number, receivedAtMs: number): void;
  /** Adds the sample of a pushed message. */
  sampleMessage(serverTime: string, receivedAtMs: number): void;
  /** Drops all samples: this machine slept or its clock was set. */
  forget(): void;
}

export function createServerClock(clock: Clock): ServerClock {
  const offsetMs = createStore(() => 0);
  const tickers = new Map<number, Ticker>();
  let responses: readonly Sample[] = [];
  let messages: readonly Sample[] = [];

  const add = (known: readonly Sample[], sample: Sample) =>
    [...known.filter((other) => sample.atMs - other.atMs <= CLOCK_SAMPLE_KEPT_MS), sample].slice(-CLOCK_SAMPLE_LIMIT);
  const forget = () => {
    responses = [];
    messages = [];
  };

  const now = () => clock.now() + offsetMs.getState();
  const ticker = (stepMs = SECOND_MS) => {
    const known = tickers.get(stepMs);
    if (known) return known;
    const made = createTicker({ clock: { now, after: clock.after }, stepMs, onCorrection: offsetMs.subscribe });
    tickers.set(stepMs, made);
    return made;
  };

  return {
    now,
    after: clock.after,
    ticker,
    offsetMs,
    forget,
    sampleResponse(serverTime, sentAtMs, receivedAtMs) {
      const server = Date.parse(serverTime);
      if (Number.isNaN(server) || receivedAtMs < sentAtMs) return;
      const sample = { atMs: receivedAtMs, lowest: server - receivedAtMs, highest: server - sentAtMs };
      if ([...responses, ...messages].some((other) => excludes(other, sample))) forget();
      responses = add(responses, sample);
      offsetMs.setState(bestOffset(responses, messages), true);
    },
    sampleMessage(serverTime, receivedAtMs) {
      const server = Date.parse(serverTime);
      if (Number.isNaN(server)) return;
      const sample = { atMs: receivedAtMs, lowest: server - receivedAtMs, highest: Number.POSITIVE_INFINITY };
      messages = add(messages, sample);
      responses = responses.filter((other) => receivedAtMs - other.atMs <= CLOCK_SAMPLE_KEPT_MS);
      offsetMs.setState(bestOffset(responses, messages), true);
    },
  };
}

/** The middle of the quickest response's bounds, raised to the bound of the messages; without a response, the bound of the messages. */
function bestOffset(responses: readonly Sample[], messages: readonly Sample[]): number {
  const floor = Math.max(...[...responses, ...messages].map((sample) => sample.lowest));
  const [quickest] = [...responses].sort((a, b) => width(a) - width(b));
  return quickest ? Math.max((quickest.lowest + quickest.highest) / 2, floor) : floor;
}

const width = (sample: Sample) => sample.highest - sample.lowest;

/** Returns true when both samples cannot be right, so one of the clocks was set in between. */
function excludes(a: Sample, b: Sample): boolean {
  return a.lowest > b.highest + CLOCK_DRIFT_ALLOWANCE_MS || b.lowest > a.highest + CLOCK_DRIFT_ALLOWANCE_MS;
}
