import type { RoleName } from "../../../contract/roles.ts";

/** Somebody whom a click on the sign-in page signs in. */
export interface QuickSignInPerson {
  readonly key: string;
  readonly fullName: string;
  readonly role: RoleName;
}

/** People who need not type a password, as a demonstration has them. */
export interface QuickSignIn {
  /** Those whose account is here, in the order shown. */
  people(): Promise<readonly QuickSignInPerson[]>;
  /** Returns login and password of one of them, null for any other key. They never leave the server. */
  credentials(key: string): { login: string; password: string } | null;
}
