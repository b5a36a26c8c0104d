import { z } from "zod";
import { BATCH_CHUNK_MAX, BATCH_ROWS_MAX, BATCH_VALUE_MAX_LENGTH } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { Id, named, PageQuery, PathId, page, Timestamp } from "../../contract/shapes.ts";
import { AdminLevel } from "../users/contract.ts";
import { BATCH_FIELDS, BATCH_OUTCOMES, BATCH_REASONS } from "./reasons.ts";

const Count = z.number().int().min(0);
export const BatchStatus = named(
  "BatchStatus",
  z
    .enum([
      "receiving",
      "checking",
      "checked",
      "importing",
      "rolling_back",
      "finished",
      "cancelled",
      "rolled_back",
      "undoing",
      "undone",
    ])
    .describe(
      "`receiving`: rows may be sent. `checked`: the dry run is done. `rolling_back`: what was imported is taken out again. `rolled_back`: under `all_or_nothing` nothing was imported. `checking`, `importing`, `rolling_back` and `undoing` are work under way.",
    ),
);
export const BatchPolicy = named(
  "BatchPolicy",
  z
    .enum(["all_or_nothing", "skip_bad"])
    .describe(
      "`all_or_nothing`: with one bad row nobody is created or changed. `skip_bad`: bad rows are left out, the others are imported.",
    ),
);
const BatchField = named("BatchField", z.enum(BATCH_FIELDS).describe("Field of a row."));
const BatchOutcome = named(
  "BatchOutcome",
  z.enum(BATCH_OUTCOMES).describe("Result of a row; in a check, the result that an import would have."),
);
const BatchReason = named(
  "BatchReason",
  z
    .enum(BATCH_REASONS)
    .describe(
      "Why a row is not imported. `belongs_elsewhere` is the answer for every address of a person outside the scope, wherever they belong.",
    ),
);
const BatchTotals = named(
  "BatchTotals",
  z
    .object({
      created: Count.describe("Number of rows with a new person."),
      updated: Count.describe("Number of rows whose person is changed."),
      unchanged: Count.describe("Number of rows whose person is as the row says."),
      conflict: Count.describe("Number of rows that contradict what is here."),
      rejected: Count.describe("Number of rows that break a rule."),
      skipped: Count.describe("Number of good rows that were left out."),
      failed: Count.describe("Number of rows that the identity provider did not take."),
    })
    .describe("Number of rows of each outcome. Rows that are not judged yet are not counted."),
);

export const Batch = named(
  "Batch",
  z
    .object({
      id: Id.describe("Number of the import, as people quote it."),
      level: AdminLevel.describe("Level of the scope that people are imported into."),
      organisation_id: Id.nullable().describe("Organisation of the scope; null for the whole platform."),
      institution_id: Id.nullable().describe("Institution of the scope; null above that level."),
      file_name: z.string().nullable().describe("Name of the file, where one was given."),
      creator: z.string().describe("Full name of the administrator who imports."),
      is_own: z.boolean().describe("The caller is that administrator; nobody else sends rows, checks or starts."),
      status: BatchStatus,
      policy: BatchPolicy.nullable().describe("Null before the start."),
      send_invitations: z.boolean().describe("Every created person gets the mail that invites them."),
      row_count: Count.describe("Number of rows of the import."),
      received: Count.describe("Number of rows that the server has."),
      progress: z
        .object({
          phase: z
            .enum(["sending", "checking", "importing", "undoing"])
            .describe("Kind of work; `undoing` also takes out what an import that fails has done."),
          done: Count.describe("Number of rows that are done."),
          total: Count.describe("Number of all rows of this work."),
        })
        .nullable()
        .describe("Progress in rows; null when no work is under way."),
      totals: BatchTotals,
      created_at: Timestamp.describe("Time it was created."),
      started_at: Timestamp.nullable().describe("Time of the start; null before."),
      finished_at: Timestamp.nullable().describe("Time it ended; null before."),
      undo_until: Timestamp.nullable().describe("Time until which it can be undone; null: it cannot."),
      undo: z
        .object({
          removed: Count.describe("Number of accounts that were removed."),
          restored: Count.describe("Number of people who are as before the import."),
          kept: Count.describe("Number of people who acted since and stay as they are; `listBatchRows` lists them."),
        })
        .nullable()
        .describe("Result of the undo; null without one."),
    })
    .describe("An import of people by an administrator."),
);

const Value = (meaning: string) => z.string().max(BATCH_VALUE_MAX_LENGTH).optional().describe(meaning);
const BatchRowInput = named(
  "BatchRowInput",
  z
    .strictObject({
      row: Id.describe("Number of the row in the sender's file, from 1; the same in every answer about this row."),
      values: z
        .strictObject({
          email: Value("E-mail address; it says which person the row is about."),
          full_name: Value("Full name. Empty for a known person: it stays."),
          short_name: Value("Name for tiles and lists. Empty: the first word of the full name; a known one stays."),
          role: Value("Code of the role. Empty: `user` for a new person; a known role stays."),
          organisation: Value("Name of the organisation. Empty: that of the scope, or the present one."),
          institution: Value("Name of the institution. Empty: that of the scope, or the present one."),
          language: Value("Code of the language. Empty: the administrator's for a new person; a known one stays."),
        })
        .describe("Values as the file has them; a field without a column is left out."),
    })
    .describe("A row of a file."),
);

const Difference = named(
  "BatchDifference",
  z
    .object({
      field: BatchField,
      from: z.string().nullable().describe("Value before the import; null for none."),
      to: z.string().nullable().describe("Value of the row; null for none."),
    })
    .describe("A field whose value the row changes."),
);
export const BatchRowResult = named(
  "BatchRowResult",
  z
    .object({
      row: Id.describe("Number of the row, as it was sent."),
      email: z.string().describe("Address as the server reads it."),
      outcome: BatchOutcome,
      reason: BatchReason.nullable().describe("Null where nothing is wrong."),
      field: BatchField.nullable().describe("Field that the reason is about; null: the whole row."),
      differences: z.array(Difference).describe("Changed fields of a known person; else empty."),
      undo: z
        .enum(["removed", "restored", "kept"])
        .nullable()
        .describe("What the undo did. `kept`: the person acted since and stays as they are. Null without an undo."),
    })
    .describe("The server's judgement of one row."),
);

const SCOPED = { tag: "batches", access: "admin" } as const;
const SCOPE_ERRORS = ["organisation_not_found", "institution_not_found"] as const;
const BatchPage = page("BatchPage", Batch);
const NewBatch = z.strictObject({
  idempotency_key: z
    .string()
    .min(8)
    .max(100)
    .describe("Made by the client, 8 to 100 characters. The same key of the same person answers the same import."),
  file_name: z.string().trim().max(255).optional().describe("Name of the file, at most 255 characters."),
  row_count: z.number().int().min(1).max(BATCH_ROWS_MAX).describe("Number of rows that will be sent."),
});
export type NewBatch = z.output<typeof NewBatch>;

const createIn = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "POST",
    path,
    summary: `Begins an import of people into ${where}.`,
    description:
      "Then send the rows, check them, and start. A key that was used for another scope or number of rows is refused. A scope that is not the administrator's answers like one that does not exist. Imports are deleted after 30 days.",
    params,
    body: NewBatch,
    answers: { 200: Batch, 201: Batch },
    errors: [...SCOPE_ERRORS, "registration_elsewhere"],
    example: { body: { idempotency_key: "4f1c9f0e-class-3b", file_name: "class-3b.csv", row_count: 30 } },
  });
const listIn = <P extends z.ZodType>(id: string, path: string, where: string, params: P) =>
  operation({
    ...SCOPED,
    id,
    method: "GET",
    path,
    summary: `Lists the imports into ${where}.`,
    description: "The latest first. Only imports into exactly this scope, by any of its administrators.",
    params,
    query: PageQuery,
    answers: { 200: BatchPage },
    errors: SCOPE_ERRORS,
  });

const Anywhere = z.object({});
const OrganisationPath = z.object({ orgId: PathId.describe("The organisation, as `Organisation.id`.") });
const InstitutionPath = z.object({ instId: PathId.describe("The institution, as `Institution.id`.") });
const PLATFORM = "/admin/platform/users/batch/";
const ORGANISATION = "/organisations/:orgId/users/batch/";
const INSTITUTION = "/institutions/:instId/users/batch/";
export const createPlatformBatch = createIn("createPlatformBatch", PLATFORM, "the platform", Anywhere);
export const createOrganisationBatch = createIn(
  "createOrganisationBatch",
  ORGANISATION,
  "an organisation",
  OrganisationPath,
);
export const createInstitutionBatch = createIn(
  "createInstitutionBatch",
  INSTITUTION,
  "an institution",
  InstitutionPath,
);
export const listPlatformBatches = listIn("listPlatformBatches", PLATFORM, "the platform", Anywhere);
export const listOrganisationBatches = listIn(
  "listOrganisationBatches",
  ORGANISATION,
  "an organisation",
  OrganisationPath,
);
export const listInstitutionBatches = listIn("listInstitutionBatches", INSTITUTION, "an institution", InstitutionPath);

const OneBatch = z.object({ batchId: PathId.describe("The import, as `Batch.id`.") });
const ONE = { ...SCOPED, params: OneBatch } as const;
const UNKNOWN = "batch_not_found";

export const getBatch = operation({
  ...ONE,
  id: "getBatch",
  method: "GET",
  path: "/batches/:batchId/",
  summary: "Reads an import and its progress.",
  description: "For every administrator of its scope. An import of another scope does not exist here.",
  answers: { 200: Batch },
  errors: [UNKNOWN],
});
export const putBatchRows = operation({
  ...ONE,
  id: "putBatchRows",
  method: "PUT",
  path: "/batches/:batchId/rows/",
  summary: "Sends rows of an import.",
  description:
    "At most 1,000 rows and 1 MiB a call, in any order. Rows sent again replace those at the same place. Ends a check.",
  body: z.strictObject({
    offset: Count.max(BATCH_ROWS_MAX).describe("Place of the first of these rows in the import, from 0."),
    rows: z.array(BatchRowInput).min(1).max(BATCH_CHUNK_MAX).describe("Rows in the order of the file."),
  }),
  maxEntries: BATCH_CHUNK_MAX,
  answers: { 200: Batch },
  errors: [UNKNOWN, "permission_denied", "batch_busy", "batch_over"],
  example: {
    body: { offset: 0, rows: [{ row: 1, values: { email: "mia@example.org", full_name: "Mia Keller" } }] },
  },
});
export const checkBatch = operation({
  ...ONE,
  id: "checkBatch",
  method: "POST",
  path: "/batches/:batchId/check/",
  summary: "Judges the rows of an import without changing anything.",
  description:
    "Runs in the background; `getBatch` has its progress, `listBatchRows` the outcome that each row would have.",
  answers: { 202: Batch },
  errors: [UNKNOWN, "permission_denied", "batch_incomplete", "batch_busy", "batch_over"],
});
export const startBatch = operation({
  ...ONE,
  id: "startBatch",
  method: "POST",
  path: "/batches/:batchId/start/",
  summary: "Starts an import.",
  description:
    "Runs in the background and judges every row once more. Its end is notified to the administrator. A start that is repeated answers the same import.",
  body: z.strictObject({
    policy: BatchPolicy,
    send_invitations: z.boolean().describe("True: every created person gets the mail that invites them."),
  }),
  answers: { 202: Batch },
  errors: [UNKNOWN, "permission_denied", "batch_incomplete", "batch_busy", "batch_over"],
  example: { body: { policy: "skip_bad", send_invitations: true } },
});
export const listBatchRows = operation({
  ...ONE,
  id: "listBatchRows",
  method: "GET",
  path: "/batches/:batchId/rows/",
  summary: "Lists the judged rows of an import.",
  description: "In the order of the file.",
  query: PageQuery.extend({
    limit: z.coerce.number().int().min(1).max(BATCH_CHUNK_MAX).default(100).describe("Number of rows a page."),
    outcome: BatchOutcome.optional().describe("Only rows with this outcome."),
    undo: z.enum(["removed", "restored", "kept"]).optional().describe("Only rows that the undo treated so."),
  }),
  answers: { 200: page("BatchRowPage", BatchRowResult) },
  errors: [UNKNOWN],
});
export const cancelBatch = operation({
  ...ONE,
  id: "cancelBatch",
  method: "POST",
  path: "/batches/:batchId/cancel/",
  summary: "Cancels an import that is not over.",
  description:
    "Rows already imported stay; under `all_or_nothing` they are taken out again. For every administrator of the scope.",
  answers: { 202: Batch },
  errors: [UNKNOWN, "batch_over"],
});
export const undoBatch = operation({
  ...ONE,
  id: "undoBatch",
  method: "POST",
  path: "/batches/:batchId/undo/",
  summary: "Undoes an import.",
  description:
    "Until 24 hours after its end, in the background: removes created people, and restores changed ones. People who acted since, or were changed by somebody, stay as they are and are listed. For every administrator of the scope.",
  answers: { 202: Batch },
  errors: [UNKNOWN, "batch_busy", "undo_closed"],
});
