import type { RoleName } from "../../../contract/roles.ts";

/** A person who signs in by one click on the sign-in page. */
export interface QuickSignInPerson {
  readonly key: string;
  readonly fullName: string;
  readonly role: RoleName;
}

/** People who need not type a password, in a demonstration. */
export interface QuickSignIn {
  /** The people who have an account here, in the order shown. */
  people(): Promise<readonly QuickSignInPerson[]>;
  /** Returns login and password of one of them, null for any other key. They never leave the server. */
  credentials(key: string): { login: string; password: string } | null;
}
