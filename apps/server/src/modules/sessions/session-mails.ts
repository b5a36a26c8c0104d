import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { nameOf, type Recipient, recipientsOf, type Sender } from "./mail-recipients.ts";
import { changesFor } from "./session-changes.ts";
import type { SessionRow } from "./session-repository.ts";

type Tools = Pick<Deps, "clock" | "content">;

/** Path of the page that shows a session. */
export const pathOf = ({ id }: Pick<SessionRow, "id">): string => `/home?session=${id}`;

/** What every mail about a session says of it. */
export function sessionFacts({ content }: Pick<Deps, "content">, session: SessionRow, recipient: Recipient) {
  return {
    sessionId: session.id,
    workshop: content.workshop(session.workshopKey)?.workshop.title[recipient.language] ?? session.workshopKey,
    start: session.startTime.toISOString(),
    durationMinutes: session.durationMinutes,
    timeZone: recipient.timeZone,
  };
}

/** Writes to everybody registered and invited what changed. Call it with the session locked. */
export async function mailChanges(
  tx: Db,
  tools: Tools,
  before: SessionRow,
  after: SessionRow,
  sender: Sender,
): Promise<void> {
  for (const recipient of await recipientsOf(tx, after, sender)) {
    const changes = changesFor(before, after, { ...recipient, content: tools.content });
    if (changes.length === 0) return;
    await queueMail(tx, tools.clock, {
      kind: "session_changed",
      cause: `session:${after.id}:changed:${after.version}:${nameOf(recipient)}`,
      ...recipient,
      data: { ...sessionFacts(tools, after, recipient), changes, path: pathOf(after) },
    });
  }
}

/** Writes to everybody registered and invited that the session does not take place. Call it with the session locked. */
export async function mailCancellation(tx: Db, tools: Tools, session: SessionRow, sender: Sender): Promise<void> {
  for (const recipient of await recipientsOf(tx, session, sender)) {
    // No free text goes to an address that nobody has confirmed.
    const reason = recipient.keycloakId === null ? "" : (session.cancelReason ?? "");
    await queueMail(tx, tools.clock, {
      kind: "session_cancelled",
      cause: `session:${session.id}:cancelled:${nameOf(recipient)}`,
      ...recipient,
      data: { ...sessionFacts(tools, session, recipient), reason },
    });
  }
}
