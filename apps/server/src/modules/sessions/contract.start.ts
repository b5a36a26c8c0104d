import { z } from "zod";
import { ErrorBody, named, Timestamp } from "../../contract/shapes.ts";

export const StartTooEarly = named(
  "StartTooEarly",
  ErrorBody.extend({
    code: z.literal("start_too_early").describe("Always `start_too_early`."),
    opens_at: Timestamp.describe("Time from which the caller can start the session."),
  }).describe("Body of `start_too_early`."),
);

export const StartUnconfirmed = named(
  "StartUnconfirmed",
  ErrorBody.extend({
    code: z.literal("start_unconfirmed").describe("Always `start_unconfirmed`."),
    start_time: Timestamp.describe("Planned start of the session."),
  }).describe("Body of `start_unconfirmed`."),
);
