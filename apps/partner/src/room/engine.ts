/** The media engine, whose native part cannot be loaded on every machine. */
export type Engine = typeof import("@livekit/rtc-node");
