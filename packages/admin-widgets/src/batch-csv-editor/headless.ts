"use client";

export type {
  BatchDifference,
  BatchField,
  BatchHost,
  BatchOutcome,
  BatchPolicy,
  BatchProgress,
  BatchRow,
  BatchRowResult,
  BatchScope,
  BatchTemplate,
  BatchTotals,
  ColumnRule,
  KnownPerson,
  UndoResult,
  UploadOptions,
  UploadResult,
} from "./headless/batch.types";
export type {
  BatchColumn,
  BatchState,
  BatchStep,
  CellEdit,
  CellPlace,
  ColumnMapping,
  EditProblem,
  GridSelection,
  KeptState,
  RowTotals,
  TableReader,
  TableState,
  UploadChoice,
} from "./headless/editor.types";
export type { Delimiter, FileEncoding, FileFormat, FileProblem, FileProblemCode } from "./headless/file/file.types";
export type {
  BatchProblem,
  LocalProblemKind,
  ProblemGroup,
  ProblemKind,
  RepairKind,
} from "./headless/problems/problem.types";
export type { BatchEditorOptions, BatchNotice } from "./headless/store/batch-options";
export { type BatchEditor, createBatchEditor } from "./headless/store/create-batch-editor";
export type { CsvFile } from "./headless/store/exports";
export type { GroupValue } from "./headless/store/repair-actions";
export { type BatchCsvEditor, useBatchCsvEditor } from "./headless/use-batch-csv-editor";
