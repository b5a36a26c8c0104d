import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { MAILS_TO_ADDRESS, REGISTRATIONS, useQuota } from "../../platform/quota/quota.ts";
import { accountsHere } from "./accounts-here.ts";
import { registerPerson } from "./contract.ts";
import { VERIFY_LIFETIME_MS } from "./links.ts";
import { mailToAddress } from "./mail-to-address.ts";
import { deleteUnverifiedBefore, insertRegistration, isScope } from "./registration-repository.ts";

/** The response must not tell whether the address is known: neither its content nor its duration depends on that (AS-2.4). */
export const registerPersonHandler = handle(registerPerson, async ({ deps, body, network }) => {
  accountsHere(deps);
  const { database, clock } = deps;
  await useQuota(database.db, deps, REGISTRATIONS, network);
  const scope = { organisationId: body.organisation_id, institutionId: body.institution_id };
  if (!(await isScope(database.db, scope)))
    throw new ApiError("validation_failed", {
      fieldErrors: { institution_id: ["Choose an organisation, and an institution of it, that exist."] },
    });
  const email = body.email.toLowerCase();
  await useQuota(database.db, deps, MAILS_TO_ADDRESS, hashOpaque(email));
  deps.afterwards.run("registerPerson", () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      await deleteUnverifiedBefore(tx, new Date(now.getTime() - VERIFY_LIFETIME_MS));
      await mailToAddress(tx, deps, email, () =>
        insertRegistration(tx, {
          ...scope,
          email,
          fullName: body.full_name,
          shortName: body.short_name,
          language: body.language,
          status: "unverified",
          consentedAt: now,
          createdAt: now,
        }),
      );
    }),
  );
  return { status: 202 };
});
