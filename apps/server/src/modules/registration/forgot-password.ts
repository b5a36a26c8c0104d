import { handle } from "../../handle.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { ASKED_LINKS, RESETS_TO_ADDRESS, useQuota } from "../../platform/quota/quota.ts";
import { accountsHere } from "./accounts-here.ts";
import { standingOfAddress } from "./address-standing.ts";
import { forgotPassword } from "./contract.ts";
import { mailReset } from "./links.ts";

/** Duration and content of the response are the same for every address (AS-2.4). */
export const forgotPasswordHandler = handle(forgotPassword, async ({ deps, body, network }) => {
  const accounts = accountsHere(deps);
  const { database } = deps;
  const email = body.email.toLowerCase();
  await useQuota(database.db, deps, ASKED_LINKS, network);
  await useQuota(database.db, deps, RESETS_TO_ADDRESS, hashOpaque(email));
  deps.afterwards.run("forgotPassword", async () => {
    const account = await accounts.findByEmail(email);
    await database.transaction(async (tx) => {
      const { kind, user } = await standingOfAddress(tx, email);
      const isTheirs = user !== null && account?.keycloakId === user.keycloakId && user.isActive && !account.isDisabled;
      if ((kind === "known" || kind === "invited") && isTheirs) await mailReset(tx, deps, user);
    });
  });
  return { status: 202 };
});
