import type { LineFigures } from "./network-check-rules";

type Report = Record<string, unknown> & { type?: string; kind?: string };

/** Reads round trip and loss as the media server reported them back. */
export function lineOf(reports: Iterable<Report>): LineFigures {
  let roundTripMs: number | null = null;
  let lossPart: number | null = null;
  for (const report of reports) {
    if (report.type === "remote-inbound-rtp") {
      if (typeof report.roundTripTime === "number") roundTripMs = Math.round(report.roundTripTime * 1_000);
      if (typeof report.fractionLost === "number") lossPart = report.fractionLost;
    }
    if (roundTripMs === null && report.type === "candidate-pair" && typeof report.currentRoundTripTime === "number") {
      roundTripMs = Math.round(report.currentRoundTripTime * 1_000);
    }
  }
  return { roundTripMs, lossPart };
}
