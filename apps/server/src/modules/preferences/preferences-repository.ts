import { eq, inArray } from "drizzle-orm";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from "../mail/mail-types.ts";
import { OPTIONAL_NOTIFICATION_KINDS, type OptionalNotificationKind } from "../notifications/notification-types.ts";
import { userPreferences } from "./tables.ts";

export type WantedMails = Readonly<Record<OptionalMailKind, boolean>>;
/** Mails and notifications that a person receives, by kind. */
export interface Wanted {
  readonly mails: WantedMails;
  readonly notifications: Readonly<Record<OptionalNotificationKind, boolean>>;
}
type Change<K extends string> = { readonly [P in K]?: boolean | undefined };

const wantedOf = <K extends string>(kinds: readonly K[], muted: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, !muted.includes(kind)])) as Record<K, boolean>;

/** For each optional kind of mail and notification, whether the person receives it. */
export async function wanted(db: Db, keycloakId: string): Promise<Wanted> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.keycloakId, keycloakId));
  return {
    mails: wantedOf(OPTIONAL_MAIL_KINDS, row?.mutedMails ?? []),
    notifications: wantedOf(OPTIONAL_NOTIFICATION_KINDS, row?.mutedNotifications ?? []),
  };
}

/** The kinds of notification that these people have switched off; people who have switched off none are left out. */
export async function mutedNotifications(
  db: Db,
  people: readonly string[],
): Promise<Map<string, readonly OptionalNotificationKind[]>> {
  const rows = await db
    .select({ keycloakId: userPreferences.keycloakId, muted: userPreferences.mutedNotifications })
    .from(userPreferences)
    .where(inArray(userPreferences.keycloakId, [...people]));
  return new Map(rows.map(({ keycloakId, muted }) => [keycloakId, muted]));
}

/** Stores a change of the kinds that the person receives. Call it with the person's row locked. */
export async function changeWanted(
  tx: Db,
  clock: Clock,
  keycloakId: string,
  change: { readonly mails?: Change<OptionalMailKind>; readonly notifications?: Change<OptionalNotificationKind> },
): Promise<void> {
  const before = await wanted(tx, keycloakId);
  const mutedMails = OPTIONAL_MAIL_KINDS.filter((kind) => !(change.mails?.[kind] ?? before.mails[kind]));
  const mutedNotifications = OPTIONAL_NOTIFICATION_KINDS.filter(
    (kind) => !(change.notifications?.[kind] ?? before.notifications[kind]),
  );
  const stored = { mutedMails, mutedNotifications, updatedAt: clock.now() };
  await tx
    .insert(userPreferences)
    .values({ keycloakId, ...stored })
    .onConflictDoUpdate({ target: userPreferences.keycloakId, set: stored });
}
