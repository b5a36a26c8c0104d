import type { Db } from "../deps.ts";
import { findAccount } from "../platform/identity/accounts.ts";
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson, demoId } from "./people.ts";

/** Admins last: most people try a session first. */
const SIGN_IN_PEOPLE = [...DEMO_PEOPLE]
  .filter((person) => person.signsIn)
  .sort((a, b) => Number(a.role !== "user") - Number(b.role !== "user"));

/** The demo's people that can be chosen at sign-in: those whose account is here. */
export async function demoPeopleHere(db: Db): Promise<DemoPerson[]> {
  const accounts = await Promise.all(SIGN_IN_PEOPLE.map((person) => findAccount(db, demoId(person.key))));
  return SIGN_IN_PEOPLE.filter((_person, index) => accounts[index] !== null);
}

/** Returns login and password of a demo person, null for any other name. They never leave the server. */
export function demoCredentials(key: string): { login: string; password: string } | null {
  const person = SIGN_IN_PEOPLE.find((one) => one.key === key);
  return person ? { login: person.email, password: DEMO_PASSWORD } : null;
}
