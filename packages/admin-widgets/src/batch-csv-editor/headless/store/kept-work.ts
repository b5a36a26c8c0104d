import { createDebounce } from "@hotseat/core/debounce";
import { forgiving } from "@hotseat/core/storage";
import { KEEP_DELAY_MS, KEPT_MAX_LENGTH } from "../batch.constants";
import type { BatchColumn, KeptState } from "../editor.types";
import type { FileFormat } from "../file/file.types";
import { inSlices } from "../jobs/slices";
import type { BatchCore } from "./batch-core";

/** Rows of one entry of the storage: an edit writes one entry again, not the whole file. */
const PIECE_ROWS = 500;
const VERSION = 1;

/** First and last number of rows that follow each other. */
type Range = readonly [number, number];

interface KeptHead {
  readonly version: number;
  readonly fileName: string;
  readonly format: FileFormat;
  readonly columns: readonly BatchColumn[];
  readonly rows: readonly Range[];
  readonly aside: readonly number[];
  readonly accepted: readonly string[];
  readonly pieces: number;
}

function rangesOf(rows: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === row) last[1] = row;
    else ranges.push([row, row]);
  }
  return ranges;
}

const rowsOf = (ranges: readonly Range[]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

const pieceOf = (row: number) => Math.floor((row - 1) / PIECE_ROWS);

/** Keeps the table over a reload, piece by piece; see `BatchEditorOptions.storage`. */
export function createKeptWork(core: BatchCore) {
  const { scope, storage } = core.options;
  const kept = forgiving(storage);
  const key = `hotseat.batch.work.${scope.level}.${scope.name}`;
  const lengths: number[] = [];
  let stale = new Set<number>();
  let writing = new AbortController();

  const total = () => lengths.reduce((sum, length) => sum + length, 0);

  function head(): KeptHead | null {
    try {
      const found = JSON.parse(kept.getItem(key) ?? "null") as KeptHead | null;
      return found?.version === VERSION ? found : null;
    } catch {
      return null;
    }
  }

  function forget(): void {
    planned.cancel();
    writing.abort();
    const pieces = Math.max(head()?.pieces ?? 0, lengths.length);
    for (let piece = 0; piece < pieces; piece += 1) kept.removeItem(`${key}.${piece}`);
    kept.removeItem(key);
    lengths.length = 0;
  }

  /** Throws where the storage is full. */
  function write(piece: number): void {
    const { table } = core.model;
    const first = piece * PIECE_ROWS + 1;
    const last = Math.min(table.lastRow, first + PIECE_ROWS - 1);
    const text = JSON.stringify(rowsOf([[first, last]]).map((row) => table.row(row)));
    lengths[piece] = text.length;
    if (total() <= KEPT_MAX_LENGTH) storage?.setItem(`${key}.${piece}`, text);
  }

  function writeHead(): void {
    const { table } = core.model;
    const { fileName, format } = core.session;
    const { columns } = table;
    const [aside, accepted] = [[...table.aside], [...table.accepted]];
    const pieces = pieceOf(Math.max(1, table.lastRow)) + 1;
    const rows = rangesOf(table.rows);
    storage?.setItem(
      key,
      JSON.stringify({ version: VERSION, fileName, format, columns, rows, aside, accepted, pieces }),
    );
  }

  async function save(): Promise<KeptState> {
    const pieces = stale;
    stale = new Set();
    function* steps() {
      for (const piece of pieces) {
        write(piece);
        if (total() > KEPT_MAX_LENGTH) return;
        yield;
      }
      writeHead();
    }
    try {
      if (!(await inSlices(steps(), writing.signal))) return core.session.kept;
    } catch {
      forget();
      return "off";
    }
    if (total() <= KEPT_MAX_LENGTH) return "all";
    forget();
    return "too_large";
  }

  const planned = createDebounce(core.clock, KEEP_DELAY_MS, () => {
    writing = new AbortController();
    void save().then(
      (state) => state !== core.session.kept && core.session.step !== "empty" && core.set({ kept: state }),
    );
  });

  return {
    forget,
    /** Keeps the changed rows a moment after the last change; `isWhole`: every row. */
    plan(isWhole: boolean): void {
      if (!storage) return;
      const { lastRow } = core.model.table;
      if (isWhole) for (let piece = 0; piece <= pieceOf(Math.max(1, lastRow)); piece += 1) stale.add(piece);
      else for (const row of core.model.changed) stale.add(pieceOf(row));
      planned.schedule();
    },
    /** Work that an earlier visit left; null: none. */
    found(): { fileName: string; rows: number } | null {
      const known = head();
      return known ? { fileName: known.fileName, rows: rowsOf(known.rows).length } : null;
    },
    /** Puts the kept table into the model. Returns false where it cannot be read whole. */
    restore(): boolean {
      const known = head();
      if (!known) return false;
      try {
        const { table } = core.model;
        table.begin(known.columns);
        for (let piece = 0; piece < known.pieces; piece += 1)
          table.append(JSON.parse(kept.getItem(`${key}.${piece}`) ?? "") as string[][]);
        table.settle();
        table.list(rowsOf(known.rows), table.rows);
        table.aside = new Set(known.aside);
        table.accepted = new Set(known.accepted);
        core.session.fileName = known.fileName;
        core.session.format = known.format;
        return true;
      } catch {
        forget();
        return false;
      }
    },
  };
}
