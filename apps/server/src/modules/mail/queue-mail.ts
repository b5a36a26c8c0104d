import { randomUUID } from "node:crypto";
import type { Language } from "../../contract/viewer.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { wanted } from "../preferences/preferences-repository.ts";
import { isOptional, type MailData, type MailKind } from "./mail-types.ts";
import { mailOutbox } from "./tables.ts";

export interface QueuedMail<K extends MailKind> {
  readonly kind: K;
  /** Names the event and the recipient, such as `session:12:cancelled:<keycloak id>`. A repeated cause adds no mail. */
  readonly cause: string;
  readonly address: string;
  /** The recipient's account; null for an address without one. */
  readonly keycloakId: string | null;
  readonly language: Language;
  readonly data: MailData[K];
  /** A calendar file to attach. */
  readonly calendar?: string;
}

type SecurityMail = Omit<QueuedMail<"account_invited">, "calendar">;

/** Writes many mails of a kind that nobody switches off; one statement. A repeated cause adds no mail. */
export async function queueSecurityMails(
  tx: Db,
  clock: Pick<Clock, "now">,
  mails: readonly SecurityMail[],
): Promise<void> {
  const now = clock.now();
  await tx
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...mail, messageId: randomUUID(), createdAt: now, nextAttemptAt: now })))
    .onConflictDoNothing({ target: mailOutbox.cause });
}

/**
 * Writes a mail into the outbox; it is sent once the transaction of its cause has committed. A kind that its recipient has
 * switched off is not written.
 */
export async function queueMail<K extends MailKind>(
  tx: Db,
  clock: Pick<Clock, "now">,
  { kind, cause, address, keycloakId, language, data, calendar }: QueuedMail<K>,
): Promise<void> {
  if (keycloakId !== null && isOptional(kind) && !(await wanted(tx, keycloakId)).mails[kind]) return;
  const now = clock.now();
  await tx
    .insert(mailOutbox)
    .values({
      kind,
      cause,
      address: address.toLowerCase(),
      keycloakId,
      language,
      data,
      calendar: calendar ?? null,
      messageId: randomUUID(),
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing({ target: mailOutbox.cause });
}
