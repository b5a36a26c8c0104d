import { readableWait } from "@hotseat/core/backoff";

/** Returns the values of a text with `{{time, relativetime}}`: "in 15 minutes". */
export function waitValues(seconds: number) {
  const { value, unit } = readableWait(seconds);
  return { time: value, formatParams: { time: { range: unit } } };
}
