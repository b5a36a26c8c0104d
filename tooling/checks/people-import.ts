import { setTimeout as pause } from "node:timers/promises";
import type { Batch, BatchRowPage } from "@hotseat/api-client/types";
import type { Person } from "./person.ts";

/** Imports of people over HTTP, for checks and benchmarks. */

const CHUNK = 1000;
const LOOK_EVERY_MS = 100;
/** Looks at an import that fail while its server is away. */
const FAILED_LOOKS = 600;

type Policy = "all_or_nothing" | "skip_bad";

/** Rows of new people, all of one name. */
export const peopleRows = (prefix: string, size: number, institution: string) =>
  Array.from({ length: size }, (_none, index) => ({
    row: index + 1,
    values: { email: `${prefix}-${index}@school.example`, full_name: `Person ${index}`, institution },
  }));

/** Creates an import into the platform and sends its rows. Returns its number. */
export async function sendPeople(person: Person, key: string, rows: ReturnType<typeof peopleRows>) {
  const body = { idempotency_key: key, row_count: rows.length };
  const { id } = await person.must<Batch>("POST", "/api/v1/admin/platform/users/batch/", body);
  for (let offset = 0; offset < rows.length; offset += CHUNK)
    await person.must("PUT", `/api/v1/batches/${id}/rows/`, { offset, rows: rows.slice(offset, offset + CHUNK) });
  return id;
}

export const startImport = (person: Person, id: number, policy: Policy, invites: boolean) =>
  person.must<Batch>("POST", `/api/v1/batches/${id}/start/`, { policy, send_invitations: invites });

/** Looks at an import until `isEnough`; a server that is away is waited for. */
export async function untilBatch(person: Person, id: number, isEnough: (batch: Batch) => boolean) {
  for (let failures = 0; ; ) {
    const answer = await person.call<Batch>("GET", `/api/v1/batches/${id}/`).catch(() => null);
    if (answer?.status === 200 && isEnough(answer.body)) return answer.body;
    failures = answer?.status === 200 ? 0 : failures + 1;
    if (failures > FAILED_LOOKS) throw new Error(`Import ${id} cannot be read: ${answer?.status}`);
    await pause(LOOK_EVERY_MS);
  }
}

export const countPeople = async (person: Person, prefix: string) =>
  (await person.must<{ count: number }>("GET", `/api/v1/admin/platform/users/?search=${prefix}-&limit=1`)).count;

export const countRows = async (person: Person, id: number, outcome: string) =>
  (await person.must<BatchRowPage>("GET", `/api/v1/batches/${id}/rows/?outcome=${outcome}&limit=1`)).count;
