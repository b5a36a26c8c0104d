import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { InSession } from "../../contract/paths.ts";
import { named } from "../../contract/shapes.ts";

const EXAMPLE = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Hotseat//EN",
  "BEGIN:VEVENT",
  "UID:session-12@hotseat.example.org",
  "DTSTAMP:20261124T130000Z",
  "DTSTART:20261201T100000Z",
  "DTEND:20261201T110000Z",
  "SUMMARY:Project pitch",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");
const CalendarFile = z
  .string()
  .meta({ examples: [EXAMPLE] })
  .describe("A calendar file (RFC 5545) with times in UTC.");

export const getSessionCalendar = operation({
  id: "getSessionCalendar",
  method: "GET",
  path: "/interviews/sessions/:id/calendar.ics/",
  tag: "sessions",
  access: "user",
  summary: "Downloads a session as a calendar file.",
  description:
    "For everybody in the session or invited to it. A cancelled session has the status CANCELLED in the file.",
  params: InSession,
  responses: { 200: CalendarFile },
  errors: ["session_not_found", "not_attending"],
  file: "text/calendar",
});

export const readCalendarFeed = operation({
  id: "readCalendarFeed",
  method: "GET",
  path: "/calendar/:token.ics",
  tag: "calendar",
  access: "public",
  summary: "Reads a person's sessions as a calendar.",
  description:
    "For calendar programs, which fetch it again and again. The address is the key: everybody who has it reads the calendar, until its person renews it.",
  params: z.object({
    token: z.string().max(100).describe("Secret part of the address, as in `CalendarFeed.url`."),
  }),
  responses: { 200: CalendarFile },
  file: "text/calendar",
});

const CalendarFeed = named(
  "CalendarFeed",
  z
    .object({ url: z.string().describe("Address to subscribe to in a calendar program. Only the person reads it.") })
    .describe("A person's calendar feed."),
);

export const getCalendarFeed = operation({
  id: "getCalendarFeed",
  method: "GET",
  path: "/users/me/calendar-feed/",
  tag: "calendar",
  access: "user",
  summary: "Reads the address of one's own calendar feed.",
  description: "The feed has the sessions that the person takes part in. Not with an embed token.",
  responses: { 200: CalendarFeed },
  errors: ["permission_denied"],
});

export const renewCalendarFeed = operation({
  id: "renewCalendarFeed",
  method: "POST",
  path: "/users/me/calendar-feed/renew/",
  tag: "calendar",
  access: "user",
  summary: "Replaces the address of one's own calendar feed.",
  description: "From then on the response at the earlier address is 404. Not with an embed token.",
  responses: { 200: CalendarFeed },
  errors: ["permission_denied"],
});
