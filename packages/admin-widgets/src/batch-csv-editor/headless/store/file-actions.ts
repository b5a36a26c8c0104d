import type { BatchField } from "../batch.types";
import type { BatchColumn, ColumnMapping } from "../editor.types";
import type { FileFormat } from "../file/file.types";
import { fileProblemOf } from "../file/file-refused";
import type { ChosenFormat, ReadEvent, TextSource } from "../jobs/read-file";
import { guessFields, samplesOf } from "../mapping/guess-fields";
import { rememberedFields } from "../mapping/mapping-choices";
import type { BatchCore } from "./batch-core";

const HEAD_ROWS = 200;

/** Names a pasted text. */
const PASTED = "";

type Origin = Exclude<ColumnMapping["origin"], "none">;

/** Reading a file, a dropped file or a pasted text into the mapping step. */
export function createFileActions(core: BatchCore, onRead: () => void) {
  let running = new AbortController();

  function mapped(headers: readonly string[], columns: readonly BatchColumn[]) {
    const head = core.model.table.rows.slice(0, HEAD_ROWS).map((row) => core.model.table.row(row));
    const remembered = rememberedFields(core.options.choices, headers);
    const samples = columns.map(({ id }) => samplesOf(head, id));
    const fields: readonly (BatchField | null)[] = remembered ?? guessFields(headers, samples);
    const origin: Origin = remembered ? "remembered" : "guessed";
    return {
      columns: columns.map((column, at) => ({ ...column, field: fields[at] ?? null })),
      origins: new Map(columns.map(({ id }) => [id, origin])),
    };
  }

  function receive(event: ReadEvent): void {
    const { table } = core.model;
    if (event.kind === "progress") core.set({ reading: event.share });
    if (event.kind === "format") {
      table.columns = event.headers.map((name, id) => ({ id, name, field: null }));
      core.session.format = event.format;
    }
    if (event.kind === "rows") {
      table.append(event.rows);
      core.set({ reading: (1 + event.share) / 2 });
    }
  }

  function settle(fileName: string, source: TextSource): void {
    const { table } = core.model;
    table.settle();
    const { columns, origins } = mapped(
      table.columns.map(({ name }) => name),
      table.columns,
    );
    table.columns = columns;
    core.changed({
      ...{ step: "map", fileName, source, origins, reading: null, isRead: true },
      visibleRows: table.rows,
    });
    onRead();
  }

  async function read(source: TextSource, fileName: string, chosen: ChosenFormat): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    core.reset();
    core.set({ reading: 0 });
    try {
      await core.jobs.read(source, chosen, (event) => !signal.aborted && receive(event), signal);
      if (!signal.aborted) settle(fileName, source);
    } catch (error) {
      if (signal.aborted) return;
      core.reset();
      core.set({ problem: fileProblemOf(error) });
    }
  }

  return {
    /** Reads a chosen or dropped file. A file that is refused shows its problem in the empty step. */
    openFile: (file: Blob & { readonly name?: string }) => read(file, file.name ?? PASTED, {}),
    /** Reads a text, such as one that was pasted. */
    openText: (text: string) => read(text, PASTED, {}),
    /** Reads the same source again in another encoding, with another delimiter, or with or without a header. Edits are lost. */
    async setFormat(chosen: ChosenFormat): Promise<void> {
      const { source, fileName, format } = core.session;
      if (source === null) return;
      const whole: FileFormat = { ...format, ...chosen };
      await read(source, fileName, whole);
    },
    stop(): void {
      running.abort();
    },
    /** Stops reading; the editor is empty. */
    cancelReading(): void {
      running.abort();
      core.reset();
    },
  };
}
