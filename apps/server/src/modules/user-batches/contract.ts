import { z } from "zod";
import { BATCH_CHUNK_MAX, BATCH_ROWS_MAX } from "../../contract/limits.ts";
import { operation } from "../../contract/operation.ts";
import { InOrganisation } from "../../contract/paths.ts";
import { PageQuery, PathId, page } from "../../contract/shapes.ts";
import { Batch, BatchOutcome, BatchPolicy, BatchRowInput, BatchRowResult, Count } from "./contract.shapes.ts";

const SCOPED = { tag: "batches", access: "admin" } as const;
const SCOPE_ERRORS = ["organisation_not_found", "institution_not_found"] as const;
const BatchPage = page("BatchPage", Batch);
const NewBatch = z.strictObject({
  idempotency_key: z
    .string()
    .min(8)
    .max(100)
    .describe("Made by the client, 8 to 100 characters. The same key of the same person returns the same import."),
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
      "Then send the rows, check them, and start. A key that was used for another scope or number of rows is refused. A scope that is not the administrator's gets the same response as one that does not exist. Imports are deleted after 30 days.",
    params,
    body: NewBatch,
    responses: { 200: Batch, 201: Batch },
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
    responses: { 200: BatchPage },
    errors: SCOPE_ERRORS,
  });

const Anywhere = z.object({});
const InstitutionPath = z.object({ instId: PathId.describe("The institution, as `Institution.id`.") });
const PLATFORM = "/admin/platform/users/batch/";
const ORGANISATION = "/organisations/:orgId/users/batch/";
const INSTITUTION = "/institutions/:instId/users/batch/";
export const createPlatformBatch = createIn("createPlatformBatch", PLATFORM, "the platform", Anywhere);
export const createOrganisationBatch = createIn(
  "createOrganisationBatch",
  ORGANISATION,
  "an organisation",
  InOrganisation,
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
  InOrganisation,
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
  responses: { 200: Batch },
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
  responses: { 200: Batch },
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
  responses: { 202: Batch },
  errors: [UNKNOWN, "permission_denied", "batch_incomplete", "batch_busy", "batch_over"],
});
export const startBatch = operation({
  ...ONE,
  id: "startBatch",
  method: "POST",
  path: "/batches/:batchId/start/",
  summary: "Starts an import.",
  description:
    "Runs in the background and judges every row once more. Its end is notified to the administrator. A start that is repeated returns the same import.",
  body: z.strictObject({
    policy: BatchPolicy,
    send_invitations: z
      .boolean()
      .describe(
        "True: a created person gets the mail that invites them, unless five were mailed to their address within the hour: then the person is created without a mail.",
      ),
  }),
  responses: { 202: Batch },
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
  responses: { 200: page("BatchRowPage", BatchRowResult) },
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
  responses: { 202: Batch },
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
  responses: { 202: Batch },
  errors: [UNKNOWN, "batch_busy", "undo_closed"],
});
