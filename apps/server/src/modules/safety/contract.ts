import { z } from "zod";
import { REPORT_COMMENT_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InAttendee } from "../../contract/paths.ts";
import { published } from "../../contract/published.ts";
import { KeycloakId, named, PageQuery, page, Timestamp } from "../../contract/shapes.ts";

export const ReportReason = named(
  "ReportReason",
  z
    .enum(
      published("REPORT_REASONS", "Why somebody can be reported to the admins.", [
        "harassment",
        "offensive_content",
        "impersonation",
        "disruption",
        "other",
      ]),
    )
    .describe("Why somebody is reported to the administrators."),
);
export const Block = named(
  "Block",
  z
    .object({
      keycloak_id: KeycloakId.describe("The blocked person's id at the identity provider."),
      full_name: z.string().describe("The blocked person's full name."),
      created_at: Timestamp.describe("Time of the block."),
    })
    .describe("Somebody the signed-in person blocked. The two are never put into one session."),
);

const about = ["session_not_found", "not_attending", "attendee_not_found", "not_about_yourself"] as const;

export const reportAttendee = operation({
  id: "reportAttendee",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/report/",
  tag: "safety",
  access: "user",
  summary: "Reports somebody in the session to the administrators.",
  description:
    "For everybody in the session, about somebody else in it. The reported person gets no notification of it. A second report replaces the first one.",
  params: InAttendee,
  body: z.strictObject({
    reason: ReportReason.describe("Why this person is reported."),
    comment: z
      .string()
      .trim()
      .max(REPORT_COMMENT_MAX_LENGTH)
      .default("")
      .describe("A description of the incident, at most 1,000 characters; administrators alone read it."),
  }),
  responses: { 204: null },
  example: { body: { reason: "disruption", comment: "Talked over everybody." } },
  errors: about,
});
export const blockAttendee = operation({
  id: "blockAttendee",
  method: "POST",
  path: "/interviews/sessions/:id/attendees/:attendeeId/block/",
  tag: "safety",
  access: "user",
  summary: "Blocks somebody.",
  description:
    "Blocks the person and takes the caller out of the sessions shared with them. From a session that the caller owns, the other person is taken out. With an embed token, only its session is left. The blocked person gets no notification of it.",
  params: InAttendee,
  responses: { 204: null },
  errors: about,
});
export const listMyBlocks = operation({
  id: "listMyBlocks",
  method: "GET",
  path: "/users/me/blocks/",
  tag: "users",
  access: "user",
  summary: "Lists the people one has blocked.",
  description: "The latest block comes first.",
  query: PageQuery,
  responses: { 200: page("BlockPage", Block) },
  errors: ["permission_denied"],
});
export const removeBlock = operation({
  id: "removeBlock",
  method: "DELETE",
  path: "/users/me/blocks/:keycloakId/",
  tag: "users",
  access: "user",
  summary: "Takes a block back.",
  description: "Sessions that were left because of the block stay left.",
  params: z.object({ keycloakId: KeycloakId.describe("The blocked person, as `Block.keycloak_id`.") }),
  responses: { 204: null },
  errors: ["permission_denied", "user_not_found"],
});
