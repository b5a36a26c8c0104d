"use client";
export { notConnectedAttributes } from "./not-connected.attributes";
export {
  type CountdownParts,
  countdownParts,
  isInJoinWindow,
  JOIN_WINDOW_MS,
  type NotConnectedCard,
  notConnectedCard,
  type NotConnectedSession,
} from "./not-connected-rules";
