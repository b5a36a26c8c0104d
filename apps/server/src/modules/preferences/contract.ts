import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named } from "../../contract/shapes.ts";
import type { OptionalMailKind } from "../mail/mail-types.ts";
import type { OptionalNotificationKind } from "../notifications/notification-types.ts";

const MAILS = {
  session_reminder: z.boolean().describe("A session of theirs begins in 15 minutes."),
  session_invited: z.boolean().describe("Invitations to a session."),
  session_changed: z.boolean().describe("A session of theirs has changed."),
  session_cancelled: z.boolean().describe("A session of theirs is cancelled."),
} satisfies Record<OptionalMailKind, z.ZodBoolean>;
const NOTIFICATIONS = {
  session_reminder: z.boolean().describe("A session of theirs begins in 15 minutes."),
  session_invited: z.boolean().describe("Invitations to a session."),
  session_changed: z.boolean().describe("A session of theirs has changed."),
  session_cancelled: z.boolean().describe("A session of theirs is cancelled."),
  join_requested: z.boolean().describe("Somebody asks to join a session of theirs."),
  join_approved: z.boolean().describe("Their request to join was approved."),
  join_rejected: z.boolean().describe("Their request to join was declined."),
  evaluation_received: z.boolean().describe("A peer has submitted an evaluation of them."),
  feedback_ready: z.boolean().describe("A session is over and their feedback is open."),
  account_requested: z.boolean().describe("Somebody in an administrator's scope asks for an account."),
  import_finished: z.boolean().describe("An import of people of theirs is over."),
} satisfies Record<OptionalNotificationKind, z.ZodBoolean>;

export const Preferences = named(
  "Preferences",
  z
    .object({
      mails: z
        .object(MAILS)
        .describe(
          "Mails that the person receives, by kind, in the order in which settings show them. Mails about the account are not among them: they always come.",
        ),
      notifications: z
        .object(NOTIFICATIONS)
        .describe(
          "Notifications that the person receives in the product, by kind, in the order in which settings show them. The decision on their account always comes.",
        ),
    })
    .describe("A person's settings."),
);

export const getPreferences = operation({
  id: "getPreferences",
  method: "GET",
  path: "/users/me/preferences/",
  tag: "users",
  access: "signed-in",
  summary: "Reads one's own settings.",
  description: "Without a change of theirs, a person receives every kind of mail and notification.",
  responses: { 200: Preferences },
  errors: ["permission_denied"],
});

export const updatePreferences = operation({
  id: "updatePreferences",
  method: "PATCH",
  path: "/users/me/preferences/",
  tag: "users",
  access: "signed-in",
  summary: "Changes one's own settings.",
  description: "Settings that are left out stay as they are. Not with an embed token.",
  body: z.strictObject({
    mails: z.strictObject(MAILS).partial().optional().describe("Kinds of mail to receive (true) or not (false)."),
    notifications: z
      .strictObject(NOTIFICATIONS)
      .partial()
      .optional()
      .describe("Kinds of notification to receive (true) or not (false)."),
  }),
  responses: { 200: Preferences },
  errors: ["permission_denied"],
  example: { body: { mails: { session_reminder: false } } },
});
