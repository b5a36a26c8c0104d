import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Day, named, PageQuery, page, pageOf, StreamCursor } from "../../contract/shapes.ts";
import { SessionSummary } from "./contract.shapes.ts";

const list = (separator = ",") =>
  z
    .string()
    .max(400)
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part.length > 0),
    );
/** Listing filters; several values are separated by commas, statuses in either case. */
export const SessionFilter = PageQuery.extend({
  module: list().optional().describe("Keys of modules. Several values are separated by commas."),
  workshop: list().optional().describe("Keys of workshops. Several values are separated by commas."),
  language: list().optional().describe("Languages (ISO 639-1). Several values are separated by commas."),
  sector: list().optional().describe("Keys of sectors. Several values are separated by commas."),
  date_from: Day.optional().describe("First day (ISO 8601), in the caller's time zone."),
  date_to: Day.optional().describe("Last day (ISO 8601), in the caller's time zone."),
});

export const listSessions = operation({
  id: "listSessions",
  method: "GET",
  path: "/interviews/sessions/",
  tag: "sessions",
  access: "user",
  summary: "Lists sessions.",
  description: "Every session that the caller may see, in any status.",
  query: SessionFilter.extend({
    status__in: list().optional().describe("Statuses, in upper or lower case. Several values are separated by commas."),
  }),
  responses: { 200: page("SessionPage", SessionSummary) },
});
const CatalogPage = named(
  "CatalogPage",
  z
    .object({
      ...pageOf(SessionSummary),
      stream_cursor: StreamCursor,
    })
    .describe("One page of a catalogue tab, with the position of its event streams."),
);
const catalog = (id: string, name: string, summaryText: string, description: string) =>
  operation({
    id,
    method: "GET",
    path: `/interviews/session-catalog/${name}/`,
    tag: "catalog",
    access: "user",
    summary: summaryText,
    description,
    query: SessionFilter,
    responses: { 200: CatalogPage },
  });
export const listAvailable = catalog(
  "listAvailable",
  "available",
  "Lists the sessions that can still be joined or watched.",
  "Only sessions that the caller may see, the next one first. `stream_cursor` belongs to the catalogue's event streams.",
);
export const listMine = catalog(
  "listMine",
  "my",
  "Lists the caller's own sessions.",
  "Those they own, attend, are invited to or have asked to join, the next one first.",
);
export const listRecommended = catalog(
  "listRecommended",
  "recommended",
  "Lists available sessions that fit the caller.",
  "Available sessions in the caller's language, on the pillars they score lowest in.",
);
const DaySessions = z.object({
  day: Day.describe("The day (ISO 8601), in the caller's time zone."),
  sessions: z.array(SessionSummary).describe("Sessions that start on this day, the first one first."),
});
export const listTimeline = operation({
  id: "listTimeline",
  method: "GET",
  path: "/interviews/session-catalog/grouped-timeline/",
  tag: "catalog",
  access: "user",
  summary: "Lists available sessions by day.",
  description: "Available sessions by the day they start on, in the caller's time zone.",
  query: SessionFilter,
  responses: {
    200: z.object({
      ...pageOf(DaySessions),
      stream_cursor: StreamCursor,
    }),
  },
});
