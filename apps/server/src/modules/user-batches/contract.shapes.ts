import { z } from "zod";
import { BATCH_VALUE_MAX_LENGTH } from "../../contract/limits.ts";
import { Id, named, Timestamp } from "../../contract/shapes.ts";
import { AdminLevel } from "../users/contract.ts";
import { BATCH_FIELDS, BATCH_OUTCOMES, BATCH_REASONS } from "./reasons.ts";

export const Count = z.number().int().min(0);
const BatchStatus = named(
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
export const BatchOutcome = named(
  "BatchOutcome",
  z.enum(BATCH_OUTCOMES).describe("Result of a row; in a check, the result that an import would have."),
);
const BatchReason = named(
  "BatchReason",
  z
    .enum(BATCH_REASONS)
    .describe(
      "Why a row is not imported. `belongs_elsewhere` is the reason for every address of a person outside the scope, wherever they belong.",
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
      send_invitations: z
        .boolean()
        .describe(
          "A created person gets the mail that invites them, unless five were mailed to their address within the hour.",
        ),
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
export const BatchRowInput = named(
  "BatchRowInput",
  z
    .strictObject({
      row: Id.describe("Number of the row in the sender's file, from 1; the same in every response about this row."),
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
        .describe(
          "The result of the undo. `kept`: the person acted since and stays as they are. Null without an undo.",
        ),
    })
    .describe("The server's judgement of one row."),
);
