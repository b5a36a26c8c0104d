import type { Db } from "../platform/database/database.ts";
import { findAccount } from "../platform/identity/accounts.ts";
import type { QuickSignIn } from "../platform/identity/builtin/quick-sign-in.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE, demoId } from "./people.ts";

/** Admins last: most people try a session first. */
const SIGN_IN_PEOPLE = [...DEMO_PEOPLE]
  .filter((person) => person.signsIn)
  .sort((a, b) => Number(a.role !== "user") - Number(b.role !== "user"));

/** Offers a sign-in by one click for the demo's people who have an account here. */
export const demoSignIn = (db: Db): QuickSignIn => ({
  async people() {
    const accounts = await Promise.all(SIGN_IN_PEOPLE.map((person) => findAccount(db, demoId(person.key))));
    return SIGN_IN_PEOPLE.filter((_person, index) => accounts[index] !== null);
  },
  credentials(key) {
    const person = SIGN_IN_PEOPLE.find((one) => one.key === key);
    return person ? { login: person.email, password: DEMO_PASSWORD } : null;
  },
});
