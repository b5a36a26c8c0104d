import { handle } from "../../handle.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { ASKED_LINKS, MAILS_TO_ADDRESS, useQuota } from "../../platform/quota/quota.ts";
import { accountsHere } from "./accounts-here.ts";
import { resendVerification } from "./contract.ts";
import { mailToAddress } from "./mail-to-address.ts";
import { findUnverified } from "./registration-repository.ts";

/** Duration and content of the response are the same for every address (AS-2.4). */
export const resendVerificationHandler = handle(resendVerification, async ({ deps, body, network }) => {
  accountsHere(deps);
  const { database } = deps;
  const email = body.email.toLowerCase();
  await useQuota(database.db, deps, ASKED_LINKS, network);
  await useQuota(database.db, deps, MAILS_TO_ADDRESS, hashOpaque(email));
  deps.afterwards.run("resendVerification", () =>
    database.transaction((tx) => mailToAddress(tx, deps, email, () => findUnverified(tx, email))),
  );
  return { status: 202 };
});
