import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AccountDirectory } from "../../platform/identity/account-directory.ts";
import { hashOpaque } from "../../platform/identity/opaque.ts";
import { ACCOUNTS_TO_ADDRESS, useQuotas } from "../../platform/quota/quota.ts";
import { lockPeople, lockPlatformAdministrators } from "../admin-users/admin-user-repository.ts";
import type { NewEvent } from "../events/server-event.ts";
import { mailInvitations } from "../registration/links.ts";
import { accountChanged } from "../users/account-changed.ts";
import { type Asked, askProvider, concernsProvider } from "./ask-provider.ts";
import type { BatchRow } from "./batch-repository.ts";
import { advance } from "./job-lease.ts";
import { lockImporter, planRows } from "./load-context.ts";
import type { Places } from "./place-row.ts";
import { leaveOut, type Plan, type RowToPlan } from "./plan-row.ts";
import { BAD_OUTCOMES } from "./reasons.ts";
import { addCounts, insertPeople, updatePeople, type Written, writeIntents, writeOutcomes } from "./write-rows.ts";

/**
 * Imports the next rows of an import: plans them, notes what the provider is asked for, asks it, and then writes people,
 * mails, results and progress in one transaction. An import that was interrupted anywhere in between begins with the
 * same rows again, and finds the accounts that it had made. Returns the import as it is then: unchanged where the
 * administrator's rights have changed since the plan, which is then made again.
 */
export async function importRows(
  deps: Deps,
  accounts: AccountDirectory,
  batch: BatchRow,
  places: Places,
  rows: readonly RowToPlan[],
): Promise<BatchRow> {
  const { plans, viewer } = await planRows(deps, batch, places, rows);
  const toAsk = plans.filter((plan) => concernsProvider(accounts, plan));
  await writeIntents(deps.database.db, batch, toAsk);
  const asked = await askProvider(accounts, toAsk);
  return deps.database.transaction(async (tx) => {
    await lockPeople(tx, {
      people: [batch.keycloakId, ...plans.flatMap(changedBy)],
      administrators: demotedBy(plans).size > 0,
    });
    if (!hasSameRights(await lockImporter(tx, batch.keycloakId), viewer)) return batch;
    const { written, events } = await apply(tx, deps, { batch, viewer, places, plans, asked });
    await deps.ledger.append(tx, events);
    const isStopped =
      batch.policy === "all_or_nothing" && written.some(({ outcome }) => BAD_OUTCOMES.includes(outcome));
    return advance(tx, deps, batch, {
      totals: addCounts(batch.totals, written),
      ...(isStopped ? { status: "rolling_back" as const, done: 0 } : { done: nextPosition(rows) }),
    });
  });
}

const hasSameRights = (one: Viewer | null, other: Viewer | null): boolean =>
  one?.role === other?.role &&
  one?.organisationId === other?.organisationId &&
  one?.institutionId === other?.institutionId;

export const nextPosition = (rows: readonly RowToPlan[]): number => (rows.at(-1)?.position ?? 0) + 1;

interface Work {
  readonly batch: BatchRow;
  readonly viewer: Viewer | null;
  readonly places: Places;
  readonly plans: readonly Plan[];
  readonly asked: ReadonlyMap<number, Asked>;
}

/** Writes what was planned, where the provider agreed and nobody has changed the people meanwhile. */
async function apply(tx: Db, deps: Deps, { batch, viewer, places, plans, asked }: Work) {
  const now = deps.clock.now();
  const ready = plans.map((plan): Written => {
    const answer = asked.get(plan.position);
    if (answer && "reason" in answer) return { ...leaveOut(plan, answer.reason), keycloakId: null };
    return { ...plan, keycloakId: answer?.keycloakId ?? plan.before?.keycloakId ?? null };
  });
  await assertAdministratorStays(tx, ready);
  const made = await insertPeople(tx, ready.flatMap(newPersonOf), now);
  const changed = await updatePeople(
    tx,
    ready.flatMap(({ outcome, before, after }) =>
      outcome === "updated" && before && after
        ? [
            {
              ...after,
              keycloakId: before.keycloakId,
              readAt: before.updatedAt.toISOString(),
              writtenAt: now.toISOString(),
            },
          ]
        : [],
    ),
  );
  const written = ready.map((row): Written => {
    const isDone =
      (row.outcome !== "created" || made.has(row.keycloakId ?? "")) &&
      (row.outcome !== "updated" || changed.has(row.keycloakId ?? ""));
    return isDone ? row : { ...leaveOut(row, "changed_meanwhile"), keycloakId: null };
  });
  if (batch.sendInvitations) await inviteCreated(tx, deps, written, places, viewer?.fullName ?? "");
  await writeOutcomes(tx, batch.id, written, now);
  return { written, events: written.flatMap((row) => eventsOf(row, batch.keycloakId)) };
}

const changedBy = ({ outcome, before }: Plan): string[] => (outcome === "updated" && before ? [before.keycloakId] : []);

const newPersonOf = ({ outcome, after, email, keycloakId }: Written) =>
  outcome === "created" && after && keycloakId ? [{ ...after, email, keycloakId }] : [];

/** Nobody demotes themself, so an administrator always stays; except one who was demoted since the plan was made. */
async function assertAdministratorStays(tx: Db, rows: readonly Written[]): Promise<void> {
  const demoted = demotedBy(rows);
  if (demoted.size === 0) return;
  const all = await lockPlatformAdministrators(tx);
  if (all.every((one) => demoted.has(one))) throw new Error("An import would leave no platform administrator.");
}

const demotedBy = (rows: readonly Plan[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ outcome, before, after }) =>
      outcome === "updated" && before?.role === "platform_admin" && after?.role !== "platform_admin"
        ? [before.keycloakId]
        : [],
    ),
  );

async function inviteCreated(tx: Db, deps: Deps, rows: readonly Written[], places: Places, inviter: string) {
  const nameOf = ({ after }: Written): string => {
    const institution = places.institutionNames.get(after?.institutionId ?? 0);
    return institution ?? places.organisationNames.get(after?.organisationId ?? 0) ?? "Hotseat";
  };
  const created = rows.flatMap((row) => newPersonOf(row).map(({ email }) => hashOpaque(email)));
  // An import that is undone and repeated sends no more mails to an address than single invitations do.
  const mayMail = await useQuotas(tx, deps, ACCOUNTS_TO_ADDRESS, created);
  if (mayMail.size < created.length)
    deps.log.info({ count: created.length - mayMail.size }, "Invitations of an import were not mailed: too many.");
  const people = rows.flatMap((row) =>
    newPersonOf(row).map(({ keycloakId, email, language, fullName }) => ({
      keycloakId,
      email,
      language,
      fullName,
      scope: nameOf(row),
    })),
  );
  const mailed = people.filter(({ email }) => mayMail.has(hashOpaque(email)));
  await mailInvitations(tx, deps, mailed, inviter);
}

/** A person whose role or place changed has their pages read it again. */
function eventsOf({ outcome, before, after, keycloakId }: Written, actor: string): NewEvent[] {
  if (outcome !== "updated" || !before || !after || !keycloakId) return [];
  const isSame =
    before.role === after.role &&
    before.organisationId === after.organisationId &&
    before.institutionId === after.institutionId;
  return isSame ? [] : [accountChanged({ keycloakId, role: after.role, isActive: true }, actor)];
}
