import { z } from "zod";
import { operation } from "../../contract/operation.ts";
import { Language, named, PageQuery, pageOf, Timestamp } from "../../contract/shapes.ts";
import { MAIL_KINDS } from "./mail-types.ts";

export const OutboxMail = named(
  "OutboxMail",
  z
    .object({
      id: z.uuid().describe("Id of the mail."),
      kind: z.enum(MAIL_KINDS).describe("The subject of the mail."),
      address: z.string().describe("The recipient's address, in lower case."),
      language: Language,
      subject: z.string().nullable().describe("Subject; null once the mail has left: its values are deleted then."),
      status: z
        .enum(["waiting", "sent", "given_up"])
        .describe("`given_up`: the mail server refused it for good, or did not take it in three days."),
      attempts: z.number().int().min(0).describe("Number of attempts to send it."),
      last_error: z.string().nullable().describe("Why the latest attempt failed; null if none has failed."),
      created_at: Timestamp.describe("When it was written."),
      sent_at: Timestamp.nullable().describe("When a mail server accepted it; null before."),
    })
    .describe("A mail in the outbox."),
);

export const listOutbox = operation({
  id: "listOutbox",
  method: "GET",
  path: "/admin/outbox/",
  tag: "admin",
  access: "platform-admin",
  summary: "Lists the mails that were written.",
  description: "The latest first.",
  query: PageQuery,
  responses: {
    200: named(
      "OutboxPage",
      z
        .object({
          ...pageOf(OutboxMail),
          sends: z
            .boolean()
            .describe(
              "Mails are sent over SMTP. False: no mail server is set (`SMTP_URL`), and mails are read here only.",
            ),
        })
        .describe("One page of the outbox."),
    ),
  },
});

export const getOutboxMail = operation({
  id: "getOutboxMail",
  method: "GET",
  path: "/admin/outbox/:id/",
  tag: "admin",
  access: "platform-admin",
  summary: "Reads one mail with its text.",
  description:
    "The text is there only while no mail server is set: a mail that is sent may hold a link for its recipient alone.",
  params: z.object({ id: z.uuid().describe("The mail, as `OutboxMail.id`.") }),
  responses: {
    200: named(
      "OutboxMailText",
      OutboxMail.extend({
        text: z.string().nullable().describe("The mail as plain text; null where mails are sent over SMTP."),
        html: z.string().nullable().describe("The mail as an HTML document; null where mails are sent over SMTP."),
        calendar: z
          .string()
          .nullable()
          .describe("Attached calendar file (RFC 5545); null without one, and where mails are sent over SMTP."),
      }).describe("A mail in the outbox with its text."),
    ),
  },
  errors: ["mail_not_found"],
});

export const sendTestMail = operation({
  id: "sendTestMail",
  method: "POST",
  path: "/admin/outbox/test/",
  tag: "admin",
  access: "platform-admin",
  summary: "Writes a test mail to oneself.",
  description:
    "It takes the way of every mail; `getOutboxMail` shows whether a mail server accepted it. A repeated call within the same minute returns the same mail.",
  responses: { 201: OutboxMail },
});
