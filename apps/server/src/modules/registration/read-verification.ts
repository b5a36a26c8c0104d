import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { accountsHere } from "./accounts-here.ts";
import { readVerification } from "./contract.ts";
import { readVerificationLink } from "./links.ts";

export const readVerificationHandler = handle(readVerification, async ({ deps, body }) => {
  accountsHere(deps);
  const link = await readVerificationLink(deps.database.db, deps, body.token);
  if (!link) throw new ApiError("link_invalid");
  const { email, fullName } = link.kind === "registration" ? link.registration : link.user;
  return { status: 200, body: { email, full_name: fullName, kind: link.kind } };
});
