import { sql } from "drizzle-orm";
import type { Language } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { HOUR_MS } from "../../platform/clock/durations.ts";
import type { Db } from "../../platform/database/database.ts";
import { newLinkToken, readLinkToken, takeLinkToken, withLinkClaimed } from "../../platform/identity/link-tokens.ts";
import { hashOpaque, newOpaque } from "../../platform/identity/opaque.ts";
import { linkTokens } from "../../platform/identity/tables.ts";
import { type QueuedMail, queueMail, queueSecurityMails } from "../mail/queue-mail.ts";
import { mailOutbox } from "../mail/tables.ts";
import { findUser } from "../users/users-repository.ts";
import { standingOf } from "./address-standing.ts";
import { findRegistration, type RegistrationRow } from "./registration-repository.ts";

/** How long the link of a registration or invitation is valid. */
export const VERIFY_LIFETIME_MS = 72 * HOUR_MS;
const RESET_LIFETIME_MS = HOUR_MS;
const INVITED = "account:";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A mail with a single-use link, all but the link's own parts. */
type LinkMail<K extends "verify_address" | "account_invited" | "reset_password"> = Omit<
  QueuedMail<K>,
  "kind" | "cause" | "data"
> & { readonly data: Omit<QueuedMail<K>["data"], "path"> };

type Parts = Pick<Deps, "clock">;

async function mailLink<K extends "verify_address" | "account_invited" | "reset_password">(
  tx: Db,
  { clock }: Parts,
  kind: K,
  token: string,
  page: string,
  mail: LinkMail<K>,
): Promise<void> {
  const data = { ...mail.data, path: `${page}#${token}` } as QueuedMail<K>["data"];
  await queueMail<K>(tx, clock, { ...mail, kind, cause: `link:${hashOpaque(token)}`, data });
}

/** Mails the link that confirms a registration; earlier links of it end. */
export async function mailVerification(tx: Db, parts: Parts, registration: RegistrationRow): Promise<void> {
  const token = await newLinkToken(tx, parts.clock, "verify", registration.id, VERIFY_LIFETIME_MS);
  const { email: address, language, fullName } = registration;
  await mailLink(tx, parts, "verify_address", token, "/register/verify", {
    address,
    language,
    keycloakId: null,
    data: { fullName },
  });
}

/** Mails an invited person the link that sets their password; earlier links of theirs end. */
export async function mailInvitation(
  tx: Db,
  parts: Parts,
  user: User,
  data: { readonly inviter: string; readonly scope: string } | null,
): Promise<void> {
  const token = await newLinkToken(tx, parts.clock, "verify", INVITED + user.keycloakId, VERIFY_LIFETIME_MS);
  const { email: address, keycloakId, language, fullName } = user;
  const to = { address, keycloakId, language };
  if (data)
    await mailLink(tx, parts, "account_invited", token, "/register/verify", { ...to, data: { ...data, fullName } });
  else await mailLink(tx, parts, "verify_address", token, "/register/verify", { ...to, data: { fullName } });
}

/** A person whom an import has just made. */
export interface ImportedPerson {
  readonly keycloakId: string;
  readonly email: string;
  readonly language: Language;
  readonly fullName: string;
  /** Name of the place that they are invited to. */
  readonly scope: string;
}

/** Mails each of these new people the link that sets their password; two statements. */
export async function mailInvitations(
  tx: Db,
  { clock }: Parts,
  people: readonly ImportedPerson[],
  inviter: string,
): Promise<void> {
  if (people.length === 0) return;
  const [now, tokens] = [clock.now(), people.map(() => newOpaque())];
  const expiresAt = new Date(now.getTime() + VERIFY_LIFETIME_MS);
  const subjects = people.map(({ keycloakId }) => INVITED + keycloakId);
  await tx.insert(linkTokens).values(
    tokens.map((token, index) => ({
      tokenHash: hashOpaque(token),
      purpose: "verify" as const,
      subject: subjects[index] ?? "",
      expiresAt,
    })),
  );
  const mails = people.map(({ email: address, keycloakId, language, fullName, scope }, index) => ({
    kind: "account_invited" as const,
    cause: `link:${hashOpaque(tokens[index] ?? "")}`,
    address,
    keycloakId,
    language,
    data: { fullName, inviter, scope, path: `/register/verify#${tokens[index]}` },
  }));
  await queueSecurityMails(tx, clock, mails);
}

/** Takes back what invites these people: links and mails. */
export async function withdrawInvitations(tx: Db, keycloakIds: readonly string[]): Promise<void> {
  const ids = sql`(select json_array_elements_text(${JSON.stringify(keycloakIds)}::json))`;
  await tx.delete(linkTokens).where(sql`${linkTokens.subject} in (select ${INVITED} || id from ${ids} as t(id))`);
  await tx.delete(mailOutbox).where(sql`${mailOutbox.keycloakId} in ${ids}`);
}

/** Mails a link to set a new password; earlier links of the account end. */
export async function mailReset(tx: Db, parts: Parts, user: User): Promise<void> {
  const token = await newLinkToken(tx, parts.clock, "reset", user.keycloakId, RESET_LIFETIME_MS);
  const { email: address, keycloakId, language, fullName } = user;
  await mailLink(tx, parts, "reset_password", token, "/reset-password", {
    address,
    keycloakId,
    language,
    data: { fullName },
  });
}

/** Person whose address a link confirms. */
export type Verified =
  | { readonly kind: "registration"; readonly registration: RegistrationRow }
  | { readonly kind: "invitation"; readonly user: User };

/** Returns who a link is for without using it up; null for a link that is not valid. */
export async function readVerificationLink(db: Db, { clock }: Parts, token: string): Promise<Verified | null> {
  const subject = await readLinkToken(db, clock, "verify", token);
  if (subject === null) return null;
  if (subject.startsWith(INVITED)) {
    const user = await findUser(db, subject.slice(INVITED.length));
    // Once the address is confirmed another way, the invitation is over: its link must not set a password again.
    return user && standingOf(user).kind === "invited" ? { kind: "invitation", user } : null;
  }
  const registration = await findRegistration(db, subject);
  return registration?.status === "unverified" ? { kind: "registration", registration } : null;
}

/** Runs `use` while no other call can use the link; throws `link_invalid` where another call is using it. */
export function withVerificationClaimed(
  { clock, database }: Pick<Deps, "clock" | "database">,
  token: string,
  use: () => Promise<void>,
): Promise<void> {
  return withLinkClaimed(database.db, clock, "verify", token, use);
}

/** Uses a link up; returns whether it was valid until now. */
export async function takeVerificationLink(tx: Db, { clock }: Parts, token: string): Promise<boolean> {
  return (await takeLinkToken(tx, clock, "verify", token)) !== null;
}
