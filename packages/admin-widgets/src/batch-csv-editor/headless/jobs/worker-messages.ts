import type { FileProblem } from "../file/file.types";
import type { FoundProblems, RuleInput } from "./batch-jobs";
import type { PackedRows } from "./packed-rows";
import type { ChosenFormat, ReadEvent } from "./read-file";

/** Work for the worker. `id` names the job in every response. */
export type ToWorker =
  | { readonly kind: "read"; readonly id: number; readonly source: Blob | string; readonly chosen: ChosenFormat }
  | {
      readonly kind: "check";
      readonly id: number;
      readonly rules: RuleInput;
      readonly rows: Int32Array;
      /** Rows that differ from those that were read. */
      readonly changed: readonly (readonly [row: number, cells: readonly string[]])[];
    }
  | { readonly kind: "stop"; readonly id: number };

/** Responses of the worker. `ready` comes once, after its code has loaded. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "event"; readonly id: number; readonly event: Exclude<ReadEvent, { kind: "rows" }> }
  | { readonly kind: "rows"; readonly id: number; readonly rows: PackedRows; readonly share: number }
  | { readonly kind: "found"; readonly id: number; readonly found: FoundProblems; readonly done: number }
  | { readonly kind: "end"; readonly id: number }
  | { readonly kind: "refused"; readonly id: number; readonly problem: FileProblem };
