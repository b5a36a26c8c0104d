"use client";
export { notConnectedAttributes } from "./not-connected.attributes";
export {
  type CountdownParts,
  countdownParts,
  isOpen,
  type NotConnectedCard,
  type NotConnectedSession,
  notConnectedCard,
} from "./not-connected-rules";
