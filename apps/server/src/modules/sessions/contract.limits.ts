import { z } from "zod";
import { published } from "../../contract/published.ts";

export const MIN_SEATS = published("SEATS_MIN", "Fewest seats of a session, without observers.", 2);
export const MAX_SEATS = published("SEATS_MAX", "Most seats of a session, without observers.", 8);
/** Minutes a start may lie in the past, so that "now" is still accepted when the request arrives. */
export const START_GRACE_MINUTES = 5;

const MIN_MINUTES = 5;
const MAX_MINUTES = 240;
export const DurationMinutes = z.number().int().min(MIN_MINUTES).max(MAX_MINUTES);
