/** Longest text handed to a log, in characters. */
const MAX_LOG_TEXT_LENGTH = 20_000;

export interface LogEntry {
  readonly level: "debug" | "warn" | "error";
  /** Never longer than {@link MAX_LOG_TEXT_LENGTH}. */
  readonly text: string;
}
export type Log = (entry: LogEntry) => void;

/** Cuts the text for a log, so that one huge body cannot flood it. */
function cutLogText(text: string): string {
  return text.length <= MAX_LOG_TEXT_LENGTH ? text : `${text.slice(0, MAX_LOG_TEXT_LENGTH - 1)}…`;
}

export function cutting(log: Log): Log {
  return ({ level, text }) => log({ level, text: cutLogText(text) });
}
