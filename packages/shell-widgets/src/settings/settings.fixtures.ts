import type { SignedInDevice } from "./headless/settings.types";

export const NOW = Date.parse("2026-11-24T12:52:00.000Z");

export const RECOVERY_CODES = ["4F2K-91QT", "8WZC-77RD", "P3NM-20XA", "K9HV-64LE"];

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";

export const devices: readonly SignedInDevice[] = [
  {
    id: "one",
    user_agent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    last_seen_at: "2026-11-24T12:52:00.000Z",
    is_current: true,
  },
  { id: "two", user_agent: SAFARI, last_seen_at: "2026-11-24T07:12:00.000Z", is_current: false },
  { id: "three", user_agent: null, last_seen_at: "2026-11-09T10:00:00.000Z", is_current: false },
];
