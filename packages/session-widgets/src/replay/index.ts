"use client";
export { Replay } from "./connected/replay";
export type { ReplayProps } from "./connected/replay.types";
