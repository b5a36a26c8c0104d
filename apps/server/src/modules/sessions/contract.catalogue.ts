import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Day, named, PageQuery, page, StreamCursor } from "../../contract/shapes.ts";
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
  module: list().optional(),
  workshop: list().optional(),
  language: list().optional(),
  sector: list().optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
});

export const listSessions = operation({
  id: "listSessions",
  method: "GET",
  path: "/interviews/sessions/",
  tag: "sessions",
  access: "user",
  summary: "Sessions I may see.",
  query: SessionFilter.extend({ status__in: list().optional() }),
  answers: { 200: page("SessionPage", SessionSummary) },
});
const CatalogPage = named(
  "CatalogPage",
  z.object({
    results: z.array(SessionSummary),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    count: z.number().int(),
    stream_cursor: StreamCursor,
  }),
);
const catalog = (id: string, name: string, summaryText: string) =>
  operation({
    id,
    method: "GET",
    path: `/interviews/session-catalog/${name}/`,
    tag: "catalog",
    access: "user",
    summary: summaryText,
    query: SessionFilter,
    answers: { 200: CatalogPage },
  });
export const listAvailable = catalog("listAvailable", "available", "Sessions that can still be joined or watched.");
export const listMine = catalog(
  "listMine",
  "my",
  "Sessions I own, attend, am invited to or have asked to join; next first.",
);
export const listRecommended = catalog(
  "listRecommended",
  "recommended",
  "Available sessions in my language, on pillars I score lowest in.",
);
export const listTimeline = operation({
  id: "listTimeline",
  method: "GET",
  path: "/interviews/session-catalog/grouped-timeline/",
  tag: "catalog",
  access: "user",
  summary: "Available sessions by day of my time zone.",
  query: SessionFilter,
  answers: {
    200: z.object({
      results: z.array(z.object({ day: Day, sessions: z.array(SessionSummary) })),
      next: z.string().nullable(),
      previous: z.string().nullable(),
      count: z.number().int(),
      stream_cursor: StreamCursor,
    }),
  },
});
