"use client";
export {
  type CountdownParts,
  countdownParts,
  isOpen,
  type NotConnectedCard,
  type NotConnectedSession,
  notConnectedCard,
} from "./not-connected-rules";
