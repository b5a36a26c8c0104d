import type { Inserts } from "./pad-inserts.ts";
import { median, quantile, type Row } from "./table.ts";

export const PEOPLE = 50;
const P50_BOUND = 2.5;
const P99_BOUND = 10;
const FAST_BOUND = 4_300;
const FEW_BOUND = 6;
const JOIN_BOUND_MS = 250;

/** Figures of one server. */
export interface Figures {
  /** Milliseconds of each edit of the people at an even pace. */
  readonly delays: number[];
  /** Milliseconds of each insert at the pace of all of them together, in turns with the typing; empty where nothing is durable. */
  readonly paced: number[];
  /** Edits a second of 10 people, and of 50, who type as soon as they are acknowledged. */
  readonly few: number;
  readonly many: number;
  /** Of 10 people, each at no more than a pad takes of one socket. */
  readonly fewLimited: number;
  /** Milliseconds of each late join. */
  readonly joins: number[];
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The pad's figures beside the inserts' of the same database. */
export function rowsOf(
  name: string,
  { delays, paced, few, fewLimited, many, joins }: Figures,
  inserts: readonly Inserts[],
): Row[] {
  const perSecond = mean(inserts.map((one) => one.perSecond));
  const unprepared = mean(inserts.map((one) => one.perSecondUnprepared));
  const ofPad = mean(inserts.map((one) => one.perSecondOfPad));
  const against = (what: string, share: number, bound: number): Row => {
    const [ours, peer] = [quantile(delays, share), quantile(paced, share)];
    const ratio = ours / peer;
    return {
      what: `pad on ${name}, 50 typists at 5 edits/s, ${what}`,
      ours: ms(ours),
      peer: `${ms(peer)} one insert`,
      ratio: ratio.toFixed(2),
      bound: `≤ ${bound}`,
      held: ratio <= bound,
    };
  };
  const fewAgainst = (peer: number, what: string, bound: number | null): Row => ({
    what: `pad on ${name}, 10 as fast as acknowledged, without the limit of a socket`,
    ours: `${Math.round(few)} edits/s`,
    peer: `${Math.round(peer)} ${what}/s`,
    ratio: (few / peer).toFixed(2),
    bound: bound === null ? "–" : `≥ ${bound}`,
    held: bound === null || few / peer >= bound,
  });
  const alone = (what: string, ours: string, bound: string, held: boolean): Row => ({
    what: `pad on ${name}, ${what}`,
    ours,
    peer: "–",
    ratio: "–",
    bound,
    held,
  });
  const join = median(joins);
  return [
    against("p50", 0.5, P50_BOUND),
    against("p99", 0.99, P99_BOUND),
    alone("50 as fast as acknowledged", `${Math.round(many)} edits/s`, `≥ ${FAST_BOUND} edits/s`, many >= FAST_BOUND),
    fewAgainst(perSecond, "inserts", FEW_BOUND),
    fewAgainst(ofPad, "edits stored one by one as the pad stores them", null),
    fewAgainst(unprepared, "unprepared inserts", null),
    fewAgainst(1_000 / median(paced), "inserts that each take their paced p50", null),
    alone("10 as fast as acknowledged, at most 1,990/s each", `${Math.round(fewLimited)} edits/s`, "–", true),
    alone("a late join of 26,000 operations", `${join.toFixed(0)} ms`, `≤ ${JOIN_BOUND_MS} ms`, join <= JOIN_BOUND_MS),
  ];
}

/** The same load on Rustpad, which stores nothing before it acknowledges. */
export function rustpadRows({ delays, few, many, joins }: Figures): Row[] {
  const row = (what: string, peer: string): Row => ({
    what: `Rustpad, nothing durable, ${what}`,
    ours: "–",
    peer,
    ratio: "–",
    bound: "–",
    held: true,
  });
  return [
    row("50 typists at 5 edits/s, p50 and p99", `${ms(median(delays))}, ${ms(quantile(delays, 0.99))}`),
    row("50 and 10 as fast as acknowledged", `${Math.round(many)}, ${Math.round(few)} edits/s`),
    row("a late join of 26,000 operations", `${median(joins).toFixed(0)} ms`),
  ];
}
