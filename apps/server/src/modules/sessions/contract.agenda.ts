import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named, Timestamp } from "../../contract/shapes.ts";
import { FlowMode } from "../schedule/contract.shapes.ts";
import { DurationMinutes, MAX_SEATS } from "./contract.limits.ts";

export const AgendaPreview = named(
  "AgendaPreview",
  z
    .object({
      ends_at: Timestamp.describe("Planned end."),
      entries: z
        .array(
          z.object({
            kind: z.enum(["TURN", "DEBRIEF"]).describe("A person's turn, or the group's debrief."),
            starts_at: Timestamp.describe("Planned start."),
            duration_sec: z.number().int().describe("Length in seconds."),
          }),
        )
        .describe("Turns and debrief in order; empty for a self-paced session, which fixes none."),
      turn: z
        .object({
          duration_sec: z
            .number()
            .int()
            .describe("Length of one turn, in seconds; of the first where they differ by one."),
          question_count: z.number().int().describe("Number of questions a person is asked."),
          questions_sec: z.number().int().describe("Seconds for the questions. 0 for a self-paced session."),
          open_questions_sec: z.number().int().describe("Seconds for open questions. 0 for a self-paced session."),
          evaluation_sec: z.number().int().describe("Seconds for the evaluation. 0 for a self-paced session."),
          with_one_fewer_sec: z
            .number()
            .int()
            .nullable()
            .describe("Length of one turn if one person fewer takes one, in seconds; null for a single turn."),
        })
        .describe("One turn and its parts."),
    })
    .describe("How a session would run if all its turns were taken, without anybody's extra time."),
);

export const previewAgenda = operation({
  id: "previewAgenda",
  method: "GET",
  path: "/interviews/agenda-preview/",
  tag: "sessions",
  access: "user",
  summary: "Previews the agenda of a session to be offered.",
  description: "Nothing is stored. The start may lie in the past.",
  query: z.object({
    start_time: Timestamp.describe("Planned start, with milliseconds, such as `2026-12-01T10:00:00.000Z`."),
    duration_minutes: z.coerce.number().pipe(DurationMinutes).describe("Planned length, 5 to 240 minutes."),
    turns: z.coerce.number().int().min(1).max(MAX_SEATS).describe("Number of people who take a turn, 1 to 8."),
    flow_mode: FlowMode.default("GUIDED").describe("How the schedule runs."),
  }),
  responses: { 200: AgendaPreview },
});
