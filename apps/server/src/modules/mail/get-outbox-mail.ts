import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { getOutboxMail } from "./contract.ts";
import { findMail } from "./outbox-pages.ts";
import { presentMail, renderRow } from "./present-mail.ts";

export const getOutboxMailHandler = handle(getOutboxMail, async ({ deps, params }) => {
  const row = await findMail(deps.database.db, params.id);
  if (!row) throw new ApiError("mail_not_found");
  const rendered = renderRow(deps.config, row);
  // With a mail server the links in it are for the recipient alone, also while it waits.
  const readable = deps.mail === null ? rendered : null;
  return {
    status: 200,
    body: {
      ...presentMail(row, rendered?.subject ?? null),
      text: readable?.text ?? null,
      html: readable?.html ?? null,
      calendar: readable ? row.calendar : null,
    },
  };
});
