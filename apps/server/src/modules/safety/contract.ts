import { z } from "zod";
import { REPORT_COMMENT_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { published } from "../../contract/published.ts";
import { KeycloakId, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";

/** Why somebody is reported. */
export const ReportReason = named(
  "ReportReason",
  z.enum(
    published("REPORT_REASONS", "Why somebody can be reported to the admins.", [
      "harassment",
      "offensive_content",
      "impersonation",
      "disruption",
      "other",
    ]),
  ),
);
/** Somebody I blocked: we are never put in one session. */
export const Block = named(
  "Block",
  z.object({ keycloak_id: KeycloakId, full_name: z.string(), created_at: Timestamp }),
);

const InAttendee = z.object({ id: PathId, attendeeId: PathId });
const about = ["session_not_found", "not_attending", "attendee_not_found", "not_about_yourself"] as const;

export const reportAttendee = operation({
  id: "reportAttendee",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/report/",
  tag: "safety",
  access: "signed-in",
  summary: "Tells the admins about somebody in the session; telling again changes what was told.",
  params: InAttendee,
  body: z.strictObject({ reason: ReportReason, comment: z.string().trim().max(REPORT_COMMENT_MAX_LENGTH).default("") }),
  answers: { 204: null },
  errors: about,
});
export const blockAttendee = operation({
  id: "blockAttendee",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/block/",
  tag: "safety",
  access: "signed-in",
  summary:
    "Blocks somebody and leaves the sessions shared with them; from a session one owns, the other goes. With a token for one session, that one.",
  params: InAttendee,
  answers: { 204: null },
  errors: about,
});
export const listMyBlocks = operation({
  id: "listMyBlocks",
  method: "GET",
  path: "/users/me/blocks/",
  tag: "users",
  access: "signed-in",
  summary: "The people I blocked, the latest first.",
  query: PageQuery,
  answers: { 200: page("BlockPage", Block) },
  errors: ["permission_denied"],
});
export const removeBlock = operation({
  id: "removeBlock",
  method: "DELETE",
  path: "/users/me/blocks/:keycloakId/",
  tag: "users",
  access: "signed-in",
  summary: "Takes a block back.",
  params: z.object({ keycloakId: KeycloakId }),
  answers: { 204: null },
  errors: ["permission_denied", "user_not_found"],
});
