import type { Ot } from "@hotseat/collab/ot";
import type { Deps } from "../../deps.ts";
import { loggedId } from "../../modules/pads/pad-ids.ts";
import { saveSnapshot } from "../../modules/pads/pad-repository.ts";
import { readText } from "./stored-text.ts";

/** Texts that this process reads from the database at a time: each keeps a document and a page of its history in memory. */
const AT_ONCE = 2;

/** One text that is being read, for all who ask for it. */
interface Reading {
  readonly text: Promise<string | null>;
  readonly stop: AbortController;
  readers: number;
}

/** The text of an open document with all edits so far, once they are stored; null when it cannot be had. */
type OpenText = (id: string) => Promise<string | null>;

/** Reads the texts of pads for people outside them. Those who ask for one text at the same time share one reading. */
export class PadTexts {
  private readonly deps: Pick<Deps, "database" | "log">;
  private readonly ot: Ot;
  private readonly openText: OpenText;
  private readonly readings = new Map<string, Reading>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(deps: Pick<Deps, "database" | "log">, ot: Ot, openText: OpenText) {
    this.deps = deps;
    this.ot = ot;
    this.openText = openText;
  }

  /** The text of all acknowledged edits. `gone`: this reader waits no longer. Null when none of its readers waited until the end. */
  async read(id: string, gone: AbortSignal): Promise<string | null> {
    if (gone.aborted) return null;
    const reading = this.readings.get(id) ?? this.begin(id);
    reading.readers += 1;
    const leave = (): void => {
      reading.readers -= 1;
      if (reading.readers > 0) return;
      reading.stop.abort();
      this.forget(id, reading);
    };
    gone.addEventListener("abort", leave, { once: true });
    try {
      return await reading.text;
    } finally {
      gone.removeEventListener("abort", leave);
      this.forget(id, reading);
    }
  }

  private begin(id: string): Reading {
    const stop = new AbortController();
    const reading = { text: this.readOpen(id, stop.signal), stop, readers: 0 };
    this.readings.set(id, reading);
    return reading;
  }

  private forget(id: string, reading: Reading): void {
    if (this.readings.get(id) === reading) this.readings.delete(id);
  }

  private async readOpen(id: string, signal: AbortSignal): Promise<string | null> {
    return (await this.openText(id)) ?? this.inTurn(() => this.readStored(id, signal));
  }

  private async inTurn(work: () => Promise<string | null>): Promise<string | null> {
    if (this.running < AT_ONCE) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async readStored(id: string, signal: AbortSignal): Promise<string | null> {
    if (signal.aborted) return null;
    const { db } = this.deps.database;
    try {
      const { stored, isDue } = await readText(db, this.ot, id, signal);
      if (isDue) await saveSnapshot(db, id, stored.revision, stored.text).catch((error: Error) => this.warn(id, error));
      return stored.text;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** The next reader reads the history again. */
  private warn(id: string, error: Error): void {
    this.deps.log.warn({ pad: loggedId(id), error: error.message }, "The text of a pad could not be kept.");
  }
}
