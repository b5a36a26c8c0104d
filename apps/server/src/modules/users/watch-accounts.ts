import { and, eq, gt, ne } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";
import { peopleSignedIn } from "../../platform/identity/web-sessions.ts";
import { createLease } from "../../platform/lease/lease.ts";
import { embedTokens } from "../embed/tables.ts";
import { putPersonOut } from "./set-person-active.ts";
import { users } from "./tables.ts";

/** Milliseconds between two questions about everybody who is signed in. */
const WATCH_EVERY_MS = 30_000;
/** Milliseconds after which an instance that died is replaced. */
const LEASE_MS = 45_000;
/** Questions at a time. */
const AT_ONCE = 4;

/**
 * Asks Keycloak every 30 seconds about everybody who is signed in here: a person whose account is disabled or deleted
 * there is put out, and a role changed there is taken over. One instance asks. Returns a stop function.
 */
export function watchAccounts(deps: Deps): () => Promise<void> {
  const { accounts } = deps;
  if (accounts?.kind !== "keycloak") return async () => {};
  const lease = createLease(deps.database.db, deps.clock, "watch-accounts", LEASE_MS);
  let cancel = () => {};
  let underWay: Promise<void> = Promise.resolve();
  let stopped = false;
  const schedule = (): void => {
    if (stopped) return;
    cancel = deps.clock.after(WATCH_EVERY_MS, () => {
      underWay = round().then(schedule);
    });
  };
  const round = async (): Promise<void> => {
    try {
      if (await lease.hold()) await askAboutSignedIn(deps, accounts);
    } catch (error) {
      deps.log.warn({ error }, "Keycloak could not be asked about the people who are signed in.");
    }
  };
  schedule();
  return async () => {
    stopped = true;
    cancel();
    await underWay;
    await lease.release();
  };
}

/** One round of questions. Rejects when the provider does not respond; people stay signed in meanwhile. */
async function askAboutSignedIn(deps: Deps, accounts: AccountDirectory): Promise<void> {
  const people = await peopleHere(deps);
  for (let from = 0; from < people.length; from += AT_ONCE)
    await Promise.all(people.slice(from, from + AT_ONCE).map((keycloakId) => askAbout(deps, accounts, keycloakId)));
}

async function askAbout(deps: Deps, accounts: AccountDirectory, keycloakId: string): Promise<void> {
  const account = await accounts.find(keycloakId);
  if (!account || account.isDisabled) {
    deps.log.info({ who: keycloakId }, "An account is disabled at the identity provider: its person is put out.");
    await putPersonOut(deps, keycloakId);
    // Else a sign-in of theirs there would count again, without a password, once the account is enabled.
    if (account) await accounts.endSessions(keycloakId);
  } else if (account.role) {
    await deps.database.db
      .update(users)
      .set({ role: account.role, updatedAt: deps.clock.now() })
      .where(and(eq(users.keycloakId, keycloakId), ne(users.role, account.role)));
  }
}

/** By a web session or by a token of a partner. */
async function peopleHere({ database, clock }: Deps): Promise<string[]> {
  const tokens = await database.db
    .selectDistinct({ keycloakId: embedTokens.keycloakId })
    .from(embedTokens)
    .where(gt(embedTokens.expiresAt, clock.now()));
  const signedIn = await peopleSignedIn(database.db, clock.now());
  return [...new Set([...signedIn, ...tokens.map(({ keycloakId }) => keycloakId)])];
}
