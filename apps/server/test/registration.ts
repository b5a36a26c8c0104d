import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Deps } from "../src/deps.ts";
import { mailOutbox } from "../src/modules/mail/tables.ts";
import { completeVerification, registerPerson } from "../src/modules/registration/contract.ts";
import { registrations } from "../src/modules/registration/tables.ts";
import type { Client } from "./client.ts";

export const PASSWORD = "a quiet river in May";

/** The input of a registration form, all but the address. */
export const FORM = {
  full_name: "Léa Favre",
  short_name: "Léa",
  language: "de",
  organisation_id: 1,
  institution_id: 1,
  consent: true,
} as const;

/** The mails to an address, the latest first. */
export const mailsTo = ({ database }: Deps, address: string) =>
  database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.address, address))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.nextAttemptAt));

/** The token of the link in the one mail of this kind that an address has got and no test has read. */
export async function tokenMailedTo(deps: Deps, address: string, kind: string): Promise<string> {
  const mails = (await mailsTo(deps, address)).filter((mail) => mail.kind === kind);
  expect(mails, `mails of kind ${kind} to ${address}`).toHaveLength(1);
  const token = (mails[0]?.data as { path?: string } | undefined)?.path?.split("#")[1];
  await deps.database.db.delete(mailOutbox).where(eq(mailOutbox.address, address));
  return token ?? "";
}

/** Registers an address and follows its link; returns the id of the request that waits now. */
export async function registerAndVerify(
  deps: Deps,
  client: Client,
  email: string,
  form: Partial<Parameters<typeof fill>[0]> = {},
): Promise<string> {
  expect((await client.call(registerPerson, { body: { ...fill(form), email } })).status).toBe(202);
  const token = await tokenMailedTo(deps, email, "verify_address");
  expect((await client.call(completeVerification, { body: { token, password: PASSWORD } })).status).toBe(204);
  const [row] = await deps.database.db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email))
    .orderBy(desc(registrations.createdAt));
  return row?.id ?? "";
}

interface Form {
  full_name: string;
  short_name: string;
  language: "en" | "fr" | "de" | "it";
  organisation_id: number | null;
  institution_id: number | null;
  consent: true;
}
const fill = (form: Partial<Form>): Form => ({ ...FORM, ...form });
