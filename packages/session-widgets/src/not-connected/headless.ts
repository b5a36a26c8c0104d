"use client";
export { notConnectedAttributes } from "./not-connected.attributes";
export {
  type CountdownParts,
  countdownParts,
  isInJoinWindow,
  JOIN_WINDOW_MS,
  type NotConnectedCard,
  type NotConnectedSession,
  notConnectedCard,
} from "./not-connected-rules";
