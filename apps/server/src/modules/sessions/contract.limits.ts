import { z } from "zod";
import { published } from "../../contract/published.ts";

export const MIN_SEATS = published("SEATS_MIN", "Fewest seats of a session, without observers.", 2);
export const MAX_SEATS = published("SEATS_MAX", "Most seats of a session, without observers.", 8);
const MIN_DURATION = published("SESSION_MIN_MINUTES", "Shortest planned length of a session, in minutes.", 5);
const MAX_DURATION = published("SESSION_MAX_MINUTES", "Longest planned length of a session, in minutes.", 240);
/** Minutes a start may lie in the past, so that "now" is still accepted when the request arrives. */
export const START_GRACE_MINUTES = published(
  "START_GRACE_MINUTES",
  'A new session may start this many minutes in the past: "now" is over when the request arrives.',
  5,
);

export const DurationMinutes = z.number().int().min(MIN_DURATION).max(MAX_DURATION);
