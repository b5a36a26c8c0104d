import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";

/** The accounts of this installation; throws `registration_elsewhere` where another issuer keeps them. */
export function accountsHere({ accounts }: Pick<Deps, "accounts">): AccountDirectory {
  if (!accounts) throw new ApiError("registration_elsewhere");
  return accounts;
}
