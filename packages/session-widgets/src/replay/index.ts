"use client";
export { Replay, type ReplayProps } from "./connected/replay";
