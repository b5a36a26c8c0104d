"use client";
export { TurnStrip, type TurnStripProps } from "./turn-strip";
