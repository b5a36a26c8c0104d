import type { Clock } from "@hotseat/core/clock";
import type { TextStorage } from "@hotseat/core/storage";
import type { BatchHost, BatchScope, BatchTemplate, KnownPerson } from "../batch.types";
import type { BatchJobs } from "../jobs/batch-jobs";

/** Parts that the editor is made of. Only the scope and `onUpload` are required. */
export interface BatchEditorOptions extends BatchHost {
  readonly scope: BatchScope;
  readonly template?: BatchTemplate;
  /** People to compare rows with in the browser, where there is no `onCheck`. */
  readonly known?: readonly KnownPerson[];
  /**
   * Keeps the work over a reload: the cells, the columns and the rows set aside, up to `KEPT_MAX_LENGTH` characters, until the import has
   * finished. These are names and e-mail addresses: a storage that ends with the tab (`sessionStorage`) is right. Left out: nothing is kept.
   */
  readonly storage?: TextStorage;
  /** Remembers the fields chosen for the headers of a file; no row is in it. Left out: nothing is remembered. */
  readonly choices?: TextStorage;
  /** Asks the host to show a message: an import that was submitted. */
  readonly onNotice?: (notice: BatchNotice) => void;
  readonly clock?: Clock;
  /** Random text of an upload's idempotency key. Default: a UUID. */
  readonly makeKey?: () => string;
  /** Where the long work runs. Default: a worker, else this thread in slices. */
  readonly jobs?: BatchJobs;
}

/** Message for the host's toast: 'Batch registration for "{name}" submitted successfully.' */
export interface BatchNotice {
  readonly kind: "submitted";
  readonly name: string;
}
