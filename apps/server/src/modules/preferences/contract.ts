import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { named } from "../../contract/shapes.ts";
import type { OptionalMailKind } from "../mail/mail-types.ts";

const MAILS = {
  session_invited: z.boolean().describe("Invitations to a session."),
  session_changed: z.boolean().describe("A session of theirs has changed."),
  session_cancelled: z.boolean().describe("A session of theirs is cancelled."),
  session_reminder: z.boolean().describe("A session of theirs begins in 15 minutes."),
} satisfies Record<OptionalMailKind, z.ZodBoolean>;

export const Preferences = named(
  "Preferences",
  z
    .object({
      mails: z
        .object(MAILS)
        .describe(
          "Mails that the person receives, by kind. Mails about the account are not among them: they always come.",
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
  description: "Without a change of theirs, a person receives every kind of mail.",
  answers: { 200: Preferences },
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
  }),
  answers: { 200: Preferences },
  errors: ["permission_denied"],
  example: { body: { mails: { session_reminder: false } } },
});
