import type { WireOperation } from "../ot/operation.ts";

/** A recorded edit: `[position, deleted, inserted]` in code points of the text that its parents make. */
interface RecordedEdit {
  readonly parents: readonly number[];
  readonly agent: number;
  readonly patches: readonly (readonly [number, number, string])[];
}

/** Two people's recording, as `packages/collab/traces/README.md` describes it. */
export interface Recording {
  readonly endContent: string;
  readonly txns: readonly RecordedEdit[];
}

/** An edit by its characters instead of positions, so that it can be made in a text that has not seen quite the same. */
export interface TraceEdit {
  readonly agent: number;
  /** Edits of the other person that the author had seen. */
  readonly sees: number;
  /** Characters by number; the inserted ones are neighbours. */
  readonly inserted: readonly number[];
  readonly deleted: readonly number[];
}

export interface Trace {
  readonly edits: readonly TraceEdit[];
  /** Each character by number. */
  readonly characters: readonly string[];
  /** The place of each character among all that were ever there. */
  readonly rank: Int32Array;
  readonly end: string;
}

async function unpack(dataUrl: string): Promise<Recording> {
  const packed = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (unit) => unit.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Recording;
}

/** Edits of each person that an edit had seen, itself not counted. */
function versions(txns: readonly RecordedEdit[]): number[][] {
  const made = [0, 0];
  const after: number[][] = [];
  return txns.map(({ parents, agent }) => {
    const seen = [0, 1].map((person) =>
      Math.max(0, ...parents.map((parent) => (after[parent] as number[])[person] as number)),
    );
    made[agent] = (made[agent] as number) + 1;
    after.push(seen.map((count, person) => (person === agent ? (made[agent] as number) : count)));
    return seen;
  });
}

/** Reads a packed recording of two people, given as a data URL. */
export async function readTrace(dataUrl: string): Promise<Trace> {
  const { txns, endContent } = await unpack(dataUrl);
  const seen = versions(txns);
  const size = txns.reduce(
    (sum, { patches }) => sum + patches.reduce((chars, [, , text]) => chars + Array.from(text).length, 0),
    0,
  );
  const characters: string[] = [];
  /** All characters in their order, those that went too. */
  const all = new Int32Array(size);
  /** For each person, the characters that are in the person's text. */
  const visible = [new Uint8Array(size), new Uint8Array(size)] as const;
  const byAgent: TraceEdit[][] = [[], []];
  const caughtUp = [0, 0];

  function applyTo(person: number, { inserted, deleted }: TraceEdit): void {
    for (const character of inserted) (visible[person] as Uint8Array)[character] = 1;
    for (const character of deleted) (visible[person] as Uint8Array)[character] = 0;
  }

  const edits = txns.map(({ agent, patches }, index) => {
    const other = 1 - agent;
    const sees = (seen[index] as number[])[other] as number;
    const others = byAgent[other] as TraceEdit[];
    for (; (caughtUp[agent] as number) < sees; caughtUp[agent] = (caughtUp[agent] as number) + 1) {
      applyTo(agent, others[caughtUp[agent] as number] as TraceEdit);
    }
    const mine = visible[agent] as Uint8Array;
    const [position, count, text] = patches[0] as readonly [number, number, string];
    let place = 0;
    for (let left = position; left > 0; place += 1) left -= mine[all[place] as number] as number;
    const deleted: number[] = [];
    for (let at = place; deleted.length < count; at += 1) if (mine[all[at] as number]) deleted.push(all[at] as number);
    const inserted = Array.from(text, (character) => characters.push(character) - 1);
    all.copyWithin(place + inserted.length, place, characters.length - inserted.length);
    all.set(inserted, place);
    const edit = { agent, sees, inserted, deleted };
    (byAgent[agent] as TraceEdit[]).push(edit);
    applyTo(agent, edit);
    return edit;
  });
  const rank = new Int32Array(size);
  all.forEach((character, place) => {
    rank[character] = place;
  });
  return { edits, characters, rank, end: endContent };
}

/** The characters of one person's text, in their order. */
export class TraceText {
  private readonly present: number[] = [];
  private readonly trace: Trace;

  constructor(trace: Trace) {
    this.trace = trace;
  }

  /** Makes an edit in this text and returns it as an operation; what is gone already is not deleted again. */
  apply({ inserted, deleted }: TraceEdit): WireOperation {
    const gone = deleted.map((character) => this.find(character)).filter((place) => this.present[place] !== undefined);
    const there = gone.filter((place) => deleted.includes(this.present[place] as number)).sort((one, two) => one - two);
    const place = inserted.length > 0 ? this.find(inserted[0] as number) : -1;
    const length = this.present.length;
    const operation: (number | string)[] = [];
    let at = 0;
    const keepUntil = (next: number) => {
      operation.push(next - at);
      at = next;
    };
    const text = inserted.map((character) => this.trace.characters[character]).join("");
    const insert = () => {
      keepUntil(place);
      operation.push(text);
    };
    let isInserted = place < 0;
    for (const each of there) {
      if (!isInserted && place <= each) {
        insert();
        isInserted = true;
      }
      keepUntil(each);
      operation.push(-1);
      at += 1;
    }
    if (!isInserted) insert();
    keepUntil(length);
    for (const each of there.reverse()) this.present.splice(each, 1);
    if (inserted.length > 0) this.present.splice(this.find(inserted[0] as number), 0, ...inserted);
    return operation;
  }

  text(): string {
    return this.present.map((character) => this.trace.characters[character]).join("");
  }

  /** Where a character is, or would be. */
  private find(character: number): number {
    const { rank } = this.trace;
    let low = 0;
    let high = this.present.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rank[this.present[middle] as number] as number) < (rank[character] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
