import type { Db } from "../../platform/database/database.ts";
import { findUserByEmail } from "../users/users-repository.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/**
 * The rights of an address.
 * - `free`: nobody is known by it. An account at the provider alone does not count: its owner follows the mailed link.
 * - `refused`: its request was refused, so it may ask again.
 * - `invited`: an administrator made the account, and its address is not confirmed.
 * - `known`: it has an account, perhaps a disabled one.
 */
export type Standing =
  | { readonly kind: "free"; readonly user: null }
  | { readonly kind: "refused" | "invited" | "known"; readonly user: User };

export async function standingOfAddress(db: Db, email: string): Promise<Standing> {
  return standingOf(await findUserByEmail(db, email));
}

export function standingOf(user: User | null): Standing {
  if (!user) return { kind: "free", user };
  if (!user.isActive) return { kind: user.role === "pending_user" ? "refused" : "known", user };
  return { kind: isInvited(user) ? "invited" : "known", user };
}

const isInvited = ({ emailVerified, role }: User): boolean => !emailVerified && role !== "pending_user";
