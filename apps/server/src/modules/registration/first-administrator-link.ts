import type { Deps } from "../../deps.ts";
import { HOUR_MS } from "../../platform/clock/durations.ts";
import { newLinkToken } from "../../platform/identity/link-tokens.ts";
import { hasPlatformAdministrator } from "./registration-repository.ts";

const LIFETIME_MS = HOUR_MS;
const SUBJECT = "installation";

/**
 * Returns the address where the first platform administrator is made: valid once and for an hour, an earlier one ends.
 * Null once there is one, and where another provider signs people in.
 */
export async function firstAdministratorLink({
  accounts,
  clock,
  config,
  database,
}: Pick<Deps, "accounts" | "clock" | "config" | "database">): Promise<string | null> {
  if (accounts?.kind !== "builtin") return null;
  return database.transaction(async (tx) => {
    if (await hasPlatformAdministrator(tx)) return null;
    const token = await newLinkToken(tx, clock, "first-administrator", SUBJECT, LIFETIME_MS);
    return `${config.publicUrl}/first-run#${token}`;
  });
}
