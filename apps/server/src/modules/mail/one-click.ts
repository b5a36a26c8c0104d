import type { Deps } from "../../deps.ts";
import { newOpaque } from "../../platform/identity/opaque.ts";
import { createSeal, type Seal } from "../../platform/identity/seal.ts";
import { serverSecret } from "../../platform/secrets/server-secrets.ts";
import { OPTIONAL_MAIL_KINDS, type OptionalMailKind } from "./mail-types.ts";

/** Path below the site's address; the token follows. */
export const UNSUBSCRIBE_PATH = "/mail/unsubscribe";

const PURPOSE = "unsubscribe";

/** A person and the kind of mail that one request switches off for them. */
export interface Unsubscribing {
  readonly keycloakId: string;
  readonly kind: OptionalMailKind;
}

async function sealOf({ config, database }: Pick<Deps, "config" | "database">): Promise<Seal> {
  return createSeal(config.sessionSecret ?? (await serverSecret(database.db, PURPOSE, () => newOpaque())), PURPOSE);
}

/** Address that switches a kind of mail off for one person by a single POST (RFC 8058). It needs no sign-in. */
export async function unsubscribeUrl(
  deps: Pick<Deps, "config" | "database">,
  { keycloakId, kind }: Unsubscribing,
): Promise<string> {
  const seal = await sealOf(deps);
  return `${deps.config.publicUrl}${UNSUBSCRIBE_PATH}/${seal.seal(keycloakId, kind)}/${kind}`;
}

/** Returns the person and kind of such an address; null where this server did not make it. */
export async function readUnsubscribing(
  deps: Pick<Deps, "config" | "database">,
  token: string,
  kind: string,
): Promise<Unsubscribing | null> {
  const known = OPTIONAL_MAIL_KINDS.find((optional) => optional === kind);
  const keycloakId = known === undefined ? null : (await sealOf(deps)).open(token, known);
  return known === undefined || keycloakId === null ? null : { keycloakId, kind: known };
}
