import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { sessionCalendarFile } from "../calendar/calendar-file.ts";
import type { MailData } from "../mail/mail-types.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type Recipient, recipientsOf, type Sender } from "./mail-recipients.ts";
import { changesFor } from "./session-changes.ts";
import type { SessionRow } from "./session-repository.ts";

type Tools = Pick<Deps, "clock" | "config" | "content">;
type Kind = "session_invited" | "session_changed" | "session_cancelled";
type Own<K extends Kind> = Omit<MailData[K], "sessionId" | "workshop" | "start" | "durationMinutes" | "timeZone">;

/** Path of the page that shows a session. */
export const pathOf = ({ id }: Pick<SessionRow, "id">): string => `/home?session=${id}`;

/** Writes one mail about a session, with its calendar file; `own` is what only this kind has. */
export async function mailAbout<K extends Kind>(
  tx: Db,
  tools: Tools,
  session: SessionRow,
  recipient: Recipient,
  { kind, cause, own }: { kind: K; cause: string; own: Own<K> },
): Promise<void> {
  const { keycloakId, address, language, timeZone } = recipient;
  const about = {
    sessionId: session.id,
    workshop: tools.content.workshop(session.workshopKey)?.workshop.title[language] ?? session.workshopKey,
    start: session.startTime.toISOString(),
    durationMinutes: session.durationMinutes,
    timeZone,
  };
  await queueMail(tx, tools.clock, {
    kind,
    cause,
    address,
    keycloakId,
    language,
    data: { ...about, ...own } as MailData[K],
    calendar: sessionCalendarFile(tools, session, recipient, kind === "session_cancelled" ? "CANCEL" : "REQUEST"),
  });
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
    await mailAbout(tx, tools, after, recipient, {
      kind: "session_changed",
      cause: `session:${after.id}:changed:${after.version}:${nameOf(recipient)}`,
      own: { changes, path: pathOf(after) },
    });
  }
}

/** Writes to everybody registered and invited that the session does not take place. Call it with the session locked. */
export async function mailCancellation(tx: Db, tools: Tools, session: SessionRow, sender: Sender): Promise<void> {
  for (const recipient of await recipientsOf(tx, session, sender)) {
    await mailAbout(tx, tools, session, recipient, {
      kind: "session_cancelled",
      cause: `session:${session.id}:cancelled:${nameOf(recipient)}`,
      // No free text goes to an address that nobody has confirmed.
      own: { reason: recipient.keycloakId === null ? "" : (session.cancelReason ?? "") },
    });
  }
}

/** Names a recipient in the cause of a mail. */
const nameOf = ({ keycloakId, address }: Recipient): string => keycloakId ?? address;
