import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { ANNOUNCED_CHANGES, useQuota } from "../../platform/quota/quota.ts";
import { sessionCalendarFile } from "../calendar/calendar-file.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { MailData, SessionMail } from "../mail/mail-types.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { notify } from "../notifications/notify.ts";
import { type Recipient, recipientsOf, type Sender } from "./mail-recipients.ts";
import { changedFields, changesFor } from "./session-changes.ts";
import type { SessionRow } from "./session-repository.ts";

type Tools = Pick<Deps, "clock" | "config" | "content">;
type Kind = "session_invited" | "session_changed" | "session_cancelled";
type Own<K extends Kind> = Omit<MailData[K], keyof SessionMail>;

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
    spoken: session.language,
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

/**
 * Tells everybody registered and invited what changed, by mail and notification, and returns the events. Call it with
 * the session locked.
 */
export async function announceChanges(
  tx: Db,
  tools: Tools,
  before: SessionRow,
  after: SessionRow,
  sender: Sender,
): Promise<NewEvent[]> {
  const recipients = await recipientsOf(tx, after, sender);
  const fields = changedFields(before, after);
  if (fields.length === 0) return [];
  if (recipients.length > 0) await useQuota(tx, tools, ANNOUNCED_CHANGES, String(after.id));
  const causeFor = (recipient: Recipient) => `session:${after.id}:changed:${after.version}:${nameOf(recipient)}`;
  for (const recipient of recipients) {
    const changes = changesFor(before, after, { ...recipient, content: tools.content });
    await mailAbout(tx, tools, after, recipient, {
      kind: "session_changed",
      cause: causeFor(recipient),
      own: { changes, path: pathOf(after) },
    });
  }
  return notify(
    tx,
    tools.clock,
    recipients.filter(hasAccount).map((recipient) => ({
      kind: "session_changed",
      cause: causeFor(recipient),
      keycloakId: recipient.keycloakId,
      sessionId: after.id,
      actor: sender.keycloakId,
      changes: fields,
    })),
  );
}

/**
 * Tells everybody registered and invited, by mail and notification, that the session does not take place, and returns
 * the events. Call it with the session locked.
 */
export async function announceCancellation(
  tx: Db,
  tools: Tools,
  session: SessionRow,
  sender: Sender,
): Promise<NewEvent[]> {
  const recipients = await recipientsOf(tx, session, sender);
  const causeFor = (recipient: Recipient) => `session:${session.id}:cancelled:${nameOf(recipient)}`;
  for (const recipient of recipients) {
    await mailAbout(tx, tools, session, recipient, {
      kind: "session_cancelled",
      cause: causeFor(recipient),
      // No free text goes to an address that nobody has confirmed.
      own: { reason: recipient.keycloakId === null ? "" : (session.cancelReason ?? "") },
    });
  }
  return notify(
    tx,
    tools.clock,
    recipients.filter(hasAccount).map((recipient) => ({
      kind: "session_cancelled",
      cause: causeFor(recipient),
      keycloakId: recipient.keycloakId,
      sessionId: session.id,
      actor: sender.keycloakId,
    })),
  );
}

const hasAccount = (recipient: Recipient): recipient is Recipient & { readonly keycloakId: string } =>
  recipient.keycloakId !== null;

/** Names a recipient in the cause of a mail and of a notification. */
const nameOf = ({ keycloakId, address }: Recipient): string => keycloakId ?? address;
