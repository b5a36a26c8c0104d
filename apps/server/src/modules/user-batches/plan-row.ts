import { SHORT_NAME_MAX_LENGTH } from "../../contract/limits.ts";
import { adminLevelOf, type RoleName } from "../../contract/roles.ts";
import type { Language, Viewer } from "../../contract/viewer.ts";
import type { DirectoryAccount } from "../../platform/identity/account-directory.ts";
import { type Places, placeRow } from "./place-row.ts";
import { type BatchScope, belongsTo, mayImport, reaches } from "./policy.ts";
import { type ReadRow, type RowValues, readRow } from "./read-row.ts";
import { type BatchField, type BatchOutcome, type BatchReason, REASONS } from "./reasons.ts";
import type { PersonFields } from "./tables.ts";

/** A row as it is stored, before it is judged. */
export interface RowToPlan {
  readonly position: number;
  readonly email: string;
  readonly values: RowValues;
  readonly isDuplicate: boolean;
  /** The import was interrupted: it may have made this account, or adopted it. */
  readonly intended: "made" | "adopted" | null;
}

/** A person who is known here. */
export interface KnownPerson extends PersonFields {
  readonly keycloakId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isActive: boolean;
  readonly updatedAt: Date;
}

/** Everything that a judgement depends on: the same for a dry run and for an import. */
export interface PlanContext {
  readonly scope: BatchScope;
  /** The administrator who imports, as they are now; null for a disabled account. */
  readonly viewer: Viewer | null;
  readonly places: Places;
  /** People by address. */
  readonly people: ReadonlyMap<string, KnownPerson>;
  /** Accounts at the provider without a person in our database, by address. */
  readonly accounts: ReadonlyMap<string, DirectoryAccount>;
}

interface Difference {
  readonly field: BatchField;
  readonly from: string | null;
  readonly to: string | null;
}

/** Plan for a row: its outcome and the values to write. */
export interface Plan {
  readonly position: number;
  readonly email: string;
  readonly outcome: BatchOutcome;
  readonly reason: BatchReason | null;
  readonly field: BatchField | null;
  readonly differences: readonly Difference[];
  readonly before: KnownPerson | null;
  readonly after: PersonFields | null;
  /** An account of the provider that becomes the person's; null where one is made. */
  readonly account: DirectoryAccount | null;
  /** That account was there before the import. */
  readonly isAdopted: boolean;
}

const NOTHING = { differences: [], before: null, after: null, account: null, isAdopted: false } as const;

/** A plan that leaves the row out. */
export function leaveOut(row: Pick<RowToPlan, "position" | "email">, reason: BatchReason): Plan {
  const { outcome, field } = REASONS[reason];
  return { ...NOTHING, position: row.position, email: row.email, outcome, reason, field };
}

/** Judges one row. */
export function planRow(row: RowToPlan, context: PlanContext): Plan {
  const { viewer, scope } = context;
  if (!viewer || !reaches(viewer, scope)) return leaveOut(row, "not_permitted");
  const read = readRow(row.values);
  if (typeof read === "string") return leaveOut(row, read);
  if (row.isDuplicate) return leaveOut(row, "duplicate_in_file");
  const known = context.people.get(read.email);
  const planned = known ? planUpdate(read, known, context, viewer) : planCreation(row, read, context, viewer);
  return typeof planned === "string"
    ? leaveOut(row, planned)
    : { ...NOTHING, reason: null, field: null, position: row.position, email: row.email, ...planned };
}

type Planned = Pick<Plan, "outcome"> & Partial<Plan>;

function planCreation(row: RowToPlan, read: ReadRow, context: PlanContext, viewer: Viewer): Planned | BatchReason {
  const { scope, places, accounts } = context;
  if (read.fullName === null) return "full_name_required";
  const role = read.role ?? "user";
  const place = placeRow(scope, places, read, role);
  const isRoleAllowed = mayImport(viewer, scope, "create", role, typeof place === "string" ? scope : place);
  if (!isRoleAllowed && read.role !== null) return "role_not_allowed";
  if (typeof place === "string") return place;
  if (!isRoleAllowed) return "not_permitted";
  const account = accounts.get(read.email) ?? null;
  // An account that the provider already gives rights to has an owner.
  const isForeign = account !== null && (account.isDisabled || hasRights(account) || !mayAdminister(account, role));
  if (isForeign && row.intended === null) return "belongs_elsewhere";
  const after: PersonFields = {
    fullName: read.fullName,
    shortName: read.shortName ?? firstWord(read.fullName),
    language: read.language ?? viewer.language,
    role,
    ...place,
  };
  return { outcome: "created", after, account, isAdopted: account !== null && row.intended !== "made" };
}

/** At some providers people claim any address. Until its owner has confirmed it, it makes nobody an administrator. */
const mayAdminister = ({ emailVerified }: { readonly emailVerified: boolean }, role: RoleName): boolean =>
  emailVerified || adminLevelOf(role) === null;

const hasRights = ({ role }: DirectoryAccount): boolean => role !== null && role !== "pending_user";

const firstWord = (fullName: string): string => (fullName.split(" ")[0] ?? fullName).slice(0, SHORT_NAME_MAX_LENGTH);

function planUpdate(
  read: ReadRow,
  known: KnownPerson,
  { scope, places }: PlanContext,
  viewer: Viewer,
): Planned | BatchReason {
  if (!belongsTo(scope, known)) return "belongs_elsewhere";
  if (known.role === "pending_user") return "waits_for_approval";
  if (!mayImport(viewer, scope, "change", known.role, known)) return "belongs_elsewhere";
  if (!known.isActive) return "account_disabled";
  const role = read.role ?? known.role;
  if (known.keycloakId === viewer.keycloakId && role !== known.role) return "own_role";
  const place = placeRow(scope, places, read, role, known);
  if (typeof place === "string") return place;
  if (!mayImport(viewer, scope, "give", role, place)) return "role_not_allowed";
  if (role !== known.role && !mayAdminister(known, role)) return "role_not_allowed";
  const after: PersonFields = {
    fullName: read.fullName ?? known.fullName,
    shortName: read.shortName ?? known.shortName,
    language: read.language ?? known.language,
    role,
    ...place,
  };
  const differences = differencesOf(known, after, places);
  if (differences.length === 0) return { outcome: "unchanged", before: known };
  return { outcome: "updated", differences, before: known, after };
}

type Named = readonly [BatchField, (person: PersonFields) => string | null];

function differencesOf(before: PersonFields, after: PersonFields, places: Places): Difference[] {
  const nameOf = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? null : (names.get(id) ?? null);
  const fields: readonly Named[] = [
    ["full_name", (one) => one.fullName],
    ["short_name", (one) => one.shortName],
    ["role", (one) => one.role],
    ["organisation", (one) => nameOf(places.organisationNames, one.organisationId)],
    ["institution", (one) => nameOf(places.institutionNames, one.institutionId)],
    ["language", (one): Language => one.language],
  ];
  return fields.flatMap(([field, read]) => {
    const [from, to] = [read(before), read(after)];
    return from === to ? [] : [{ field, from, to }];
  });
}
