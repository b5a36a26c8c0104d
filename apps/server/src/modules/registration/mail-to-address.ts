import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { standingOfAddress } from "./address-standing.ts";
import { mailInvitation, mailVerification } from "./links.ts";
import type { RegistrationRow } from "./registration-repository.ts";

/**
 * Mails an address what it needs to go on: a new link of its registration, of its invitation, or a note that it has an
 * account. Without a registration nothing is sent to an address that nobody is known by.
 */
export async function mailToAddress(
  tx: Db,
  deps: Pick<Deps, "clock">,
  email: string,
  registration: () => Promise<RegistrationRow | null>,
): Promise<void> {
  const standing = await standingOfAddress(tx, email);
  switch (standing.kind) {
    case "free":
    case "refused": {
      const found = await registration();
      if (found) await mailVerification(tx, deps, found);
      return;
    }
    case "invited":
      return mailInvitation(tx, deps, standing.user, null);
    case "known": {
      const { email: address, keycloakId, language, fullName } = standing.user;
      const cause = `address-known:${randomUUID()}`;
      const data = { fullName, path: "/login" };
      await queueMail(tx, deps.clock, { kind: "address_known", cause, address, keycloakId, language, data });
    }
  }
}
