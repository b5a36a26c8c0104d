import { eq } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from "../mail/mail-types.ts";
import { userPreferences } from "./tables.ts";

export type WantedMails = Readonly<Record<OptionalMailKind, boolean>>;

/** For each optional kind of mail, whether the person receives it. */
export async function wantedMails(db: Db, keycloakId: string): Promise<WantedMails> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.keycloakId, keycloakId));
  const muted = row?.mutedMails ?? [];
  return Object.fromEntries(OPTIONAL_MAIL_KINDS.map((kind) => [kind, !muted.includes(kind)])) as WantedMails;
}

/** Stores a change of the kinds that the person receives. Call it with the person's row locked. */
export async function changeWantedMails(
  tx: Db,
  clock: Clock,
  keycloakId: string,
  change: { readonly [K in OptionalMailKind]?: boolean | undefined },
): Promise<void> {
  const wanted = await wantedMails(tx, keycloakId);
  const mutedMails = OPTIONAL_MAIL_KINDS.filter((kind) => !(change[kind] ?? wanted[kind]));
  const updatedAt = clock.now();
  await tx
    .insert(userPreferences)
    .values({ keycloakId, mutedMails, updatedAt })
    .onConflictDoUpdate({ target: userPreferences.keycloakId, set: { mutedMails, updatedAt } });
}
