import type { Deps } from "../src/deps.ts";
import type { BatchReason } from "../src/modules/user-batches/reasons.ts";
import type { Values } from "./batches.ts";
import { addPerson, member } from "./people.ts";

/** Faults by reason; each changes a good row of organisation 1 into one that has it. */
const FAULTS: Partial<Record<BatchReason, (good: Values, number: number, foreign: readonly string[]) => Values>> = {
  email_required: (good) => ({ ...good, email: "  " }),
  email_invalid: (good) => ({ ...good, email: "nobody at school" }),
  duplicate_in_file: (good) => ({ ...good, email: "PERSON-0@school.example " }),
  full_name_required: (good) => ({ ...good, full_name: "\u200b" }),
  full_name_too_long: (good) => ({ ...good, full_name: "x".repeat(121) }),
  full_name_has_address: (good) => ({ ...good, full_name: "Win at http://bad.example" }),
  role_unknown: (good) => ({ ...good, role: "emperor" }),
  role_not_allowed: (good) => ({ ...good, role: "platform_admin" }),
  institution_unknown: (good) => ({ ...good, institution: "Bern" }),
  organisation_unknown: (good) => ({ ...good, organisation: "Alpenblick Career Services" }),
  language_unknown: (good) => ({ ...good, language: "la" }),
  belongs_elsewhere: (good, number, foreign) => ({ ...good, email: foreign[number] ?? "" }),
};
export const FAULT_KINDS = Object.keys(FAULTS) as BatchReason[];

export interface Planted {
  readonly rows: readonly Values[];
  /** The reason against each faulty row, by its number. */
  readonly faults: ReadonlyMap<number, BatchReason>;
  readonly totals: { readonly created: number; readonly updated: number; readonly unchanged: number };
}

/** People of organisation 1 who are known before: half of them as their rows say. */
const KNOWN = 300;

/** `size` rows for organisation 1, with `count` faults spread over them, and with people who are known. */
export async function plantFaults(deps: Deps, size: number, count: number): Promise<Planted> {
  const foreign: string[] = [];
  for (let number = 0; number < Math.ceil(count / FAULT_KINDS.length); number += 1) {
    const id = `foreign-${number}`;
    await addPerson(deps, member(id, { organisationId: 2, institutionId: 3 }));
    foreign.push(`${id}@hotseat.example`);
  }
  const rows: Values[] = Array.from({ length: size }, (_none, number) => ({
    email: `person-${number}@school.example`,
    full_name: `Person ${number}`,
    institution: number % 2 === 0 ? "Lausanne" : "genève",
    language: "de",
  }));
  const faults = new Map<number, BatchReason>();
  const every = Math.floor(size / count);
  for (let fault = 0; fault < count; fault += 1) {
    const position = fault * every + 3;
    const reason = FAULT_KINDS[fault % FAULT_KINDS.length] as BatchReason;
    const plant = FAULTS[reason];
    if (!plant) throw new Error(`No fault ${reason}.`);
    rows[position] = plant(rows[position] ?? {}, Math.floor(fault / FAULT_KINDS.length), foreign);
    faults.set(position + 1, reason);
  }
  let known = 0;
  for (let position = size - 1; known < KNOWN; position -= 1) {
    if (faults.has(position + 1)) continue;
    const id = `known-${known}`;
    const fullName = known % 2 === 0 ? "As before" : "Another name";
    await addPerson(deps, { ...member(id), fullName: "As before" });
    rows[position] = { email: `${id}@hotseat.example`, full_name: fullName, language: "en" };
    known += 1;
  }
  return { rows, faults, totals: { created: size - count - KNOWN, updated: KNOWN / 2, unchanged: KNOWN / 2 } };
}
