import { PAD_EDITS_PER_LIST, PAD_ITEMS_PER_MESSAGE, PAD_TEXT_MAX } from "../../packages/collab/src/pad/limits.ts";
import { PadWriter } from "./pad-writer.ts";

/** People who have as many cursors as one may have. */
const PEOPLE = 10;
const CURSORS = 256;
const OPERATIONS = 26_000;
/** Of them those of one writer. */
const OPERATIONS_OF_ONE = 5000;
/** Operations of as many parts as one may have, at the end of the long history. */
const LARGE_OPERATIONS = 12;

/** Insert, delete, keep. */
const PARTS = 3;
/** Of one edit with as many parts as a message may have beside its other items. */
const LARGEST = Math.floor((PAD_ITEMS_PER_MESSAGE - 8) / PARTS);
/** The same for each edit of a list. */
const LARGEST_OF_LIST = Math.floor((PAD_ITEMS_PER_MESSAGE / PAD_EDITS_PER_LIST - 2) / PARTS);

/** Code points of the text of such a list: edits that meet leave more. */
const LIST_LENGTH = PAD_TEXT_MAX / 2;

/** Code points that an edit with so many changes needs. */
const lengthOf = (changes: number): number => 2 * changes;

/** Replaces every other character. */
function changed(changes: number, length: number): string {
  const rest = length - lengthOf(changes);
  return `[${Array.from({ length: changes }, () => '"b",-1,1').join()}${rest > 0 ? `,${rest}` : ""}]`;
}

/** One document with people at it. */
export class TestPad {
  readonly writers: PadWriter[] = [];
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async add(isRich = true): Promise<PadWriter> {
    const writer = await PadWriter.open(this.url, isRich);
    this.writers.push(writer);
    return writer;
  }

  /** Resolves when everybody has received so many operations. */
  async until(revision: number): Promise<void> {
    await Promise.all(this.writers.map((writer) => writer.until(revision)));
  }

  /** The first edit, by a new client; a reader of the plain protocol is there as well. */
  async begin(length: number): Promise<PadWriter> {
    const author = await this.add();
    await this.add(false);
    author.send(author.edit(JSON.stringify(["a".repeat(length)])));
    await this.until(1);
    return author;
  }

  close(): void {
    for (const writer of this.writers) writer.close();
  }
}

/** One of the largest messages, or many small ones. */
export interface Scene {
  readonly what: string;
  /** Prepares a document. `message` is the one whose work is measured; null for many. */
  prepare(pad: TestPad): Promise<{ readonly message: string | null; work(): Promise<void> }>;
}

/** The author of a document sends a message; it ends when everybody has so many operations. */
const sent = (pad: TestPad, author: PadWriter, message: string, revision: number) => ({
  message,
  async work() {
    author.send(message);
    await pad.until(revision);
  },
});

/** As many code points, of two escapes each, as the longest message has. */
const PAIRS = PAD_TEXT_MAX / 2;
/** Of a text in one of the largest messages that a socket takes. */
const LONGEST = 1_560_000;
/** The reason for which it is refused: no limit of the socket before it. */
const TOO_LONG = `A document has at most ${PAD_TEXT_MAX} characters.`;
/** Small edits that arrive at once, and the operations by which they are late. */
const SMALL_EDITS = 1000;
const LATE = 500;

const escaped = `["${"\\ud83d\\ude00".repeat(PAIRS)}",${-PAD_TEXT_MAX}]`;

export const SCENES: readonly Scene[] = [
  {
    what: `an edit of ${PAD_ITEMS_PER_MESSAGE.toLocaleString("en")} items`,
    async prepare(pad) {
      const author = await pad.begin(lengthOf(LARGEST));
      return sent(pad, author, author.edit(changed(LARGEST, lengthOf(LARGEST))), 2);
    },
  },
  {
    what: `an edit of ${PAD_ITEMS_PER_MESSAGE.toLocaleString("en")} items, sent four such edits late`,
    async prepare(pad) {
      const author = await pad.begin(lengthOf(LARGEST));
      const other = await pad.add();
      await other.until(1);
      for (let revision = 1; revision < 5; revision += 1) {
        other.send(other.edit(changed(LARGEST, lengthOf(LARGEST))));
        await pad.until(revision + 1);
      }
      return sent(pad, author, author.edit(changed(LARGEST, lengthOf(LARGEST)), 1), 6);
    },
  },
  {
    what: `a text of ${PAD_TEXT_MAX.toLocaleString("en")} code points in place of another`,
    async prepare(pad) {
      const author = await pad.begin(PAD_TEXT_MAX);
      return sent(pad, author, author.edit(JSON.stringify(["b".repeat(PAD_TEXT_MAX), -PAD_TEXT_MAX])), 2);
    },
  },
  {
    what: `a text of ${PAIRS.toLocaleString("en")} pairs of escapes in place of another`,
    async prepare(pad) {
      await pad.begin(PAD_TEXT_MAX);
      // A socket has the bytes of one such message in stock.
      const other = await pad.add();
      await other.until(1);
      return sent(pad, other, other.edit(escaped), 2);
    },
  },
  {
    what: `a text of ${PAD_TEXT_MAX.toLocaleString("en")} code points beyond 16 bits in place of another`,
    async prepare(pad) {
      await pad.begin(PAD_TEXT_MAX);
      // A socket has the bytes of one such message in stock.
      const other = await pad.add();
      await other.until(1);
      return sent(pad, other, other.edit(JSON.stringify(["😀".repeat(PAD_TEXT_MAX), -PAD_TEXT_MAX])), 2);
    },
  },
  ...[
    { what: "escaped quotation marks", text: '\\"' },
    { what: "letters and escaped backslashes", text: "a\\\\" },
  ].map(({ what, text }) => ({
    what: `a text of ${LONGEST.toLocaleString("en")} characters of JSON, ${what}, which is refused`,
    async prepare(pad: TestPad) {
      const author = await pad.begin(1);
      const message = author.edit(`["${text.repeat(LONGEST / text.length)}",1]`);
      return {
        message,
        async work() {
          author.send(message);
          await author.refused(TOO_LONG);
        },
      };
    },
  })),
  {
    what: `a list of ${PAD_EDITS_PER_LIST} edits of ${LARGEST_OF_LIST * PARTS} items`,
    async prepare(pad) {
      const author = await pad.begin(LIST_LENGTH);
      const edits = Array.from({ length: PAD_EDITS_PER_LIST }, () => changed(LARGEST_OF_LIST, LIST_LENGTH));
      return sent(pad, author, author.list(edits), 1 + PAD_EDITS_PER_LIST);
    },
  },
  {
    what: `a list of ${PAD_EDITS_PER_LIST} edits of ${LARGEST_OF_LIST * PARTS} items, sent 100 edits late`,
    async prepare(pad) {
      const author = await pad.begin(LIST_LENGTH);
      const edits = Array.from({ length: PAD_EDITS_PER_LIST }, () => changed(LARGEST_OF_LIST, LIST_LENGTH));
      const other = await pad.add();
      await other.until(1);
      other.send(other.list(edits.slice(0, 100)));
      await pad.until(101);
      return sent(pad, author, author.list(edits, 1), 101 + PAD_EDITS_PER_LIST);
    },
  },
  {
    what: `${SMALL_EDITS.toLocaleString("en")} small edits at once, each sent ${LATE} operations late`,
    async prepare(pad) {
      const author = await pad.begin(2);
      const other = await pad.add();
      await other.until(1);
      other.send(other.list(Array.from({ length: LATE }, () => '[1,-1,"x"]')));
      await pad.until(1 + LATE);
      return {
        message: null,
        async work() {
          for (let edit = 0; edit < SMALL_EDITS; edit += 1) author.send(author.edit('["y",2]', 1));
          await pad.until(1 + LATE + SMALL_EDITS);
        },
      };
    },
  },
  {
    what: `${CURSORS} cursors of each of ${PEOPLE} people, an edit of ${PAD_ITEMS_PER_MESSAGE.toLocaleString("en")} items and somebody who joins`,
    async prepare(pad) {
      const length = lengthOf(LARGEST);
      const author = await pad.begin(length);
      const others = await Promise.all(Array.from({ length: PEOPLE }, () => pad.add()));
      await pad.until(1);
      const cursors = Array.from({ length: CURSORS }, (_, place) => Math.floor((place * length) / CURSORS));
      const message = author.edit(changed(LARGEST, length));
      return {
        message,
        async work() {
          for (const other of others) other.send(JSON.stringify({ CursorData: { cursors, selections: [] } }));
          await author.until(1, PEOPLE);
          author.send(message);
          await pad.until(2);
          const joined = await pad.add();
          await joined.until(2, PEOPLE);
        },
      };
    },
  },
];

/** A document of many small operations, and after them of the largest. */
export async function writeHistory(pad: TestPad): Promise<number> {
  const length = lengthOf(LARGEST);
  let author = await pad.begin(length);
  let revision = 1;
  while (revision <= OPERATIONS) {
    // On a fast machine one socket would send more edits in a second than it may.
    if (revision % OPERATIONS_OF_ONE === 1) {
      author = await pad.add();
      await author.until(revision);
    }
    author.send(author.list(Array.from({ length: PAD_EDITS_PER_LIST }, () => `["x",-1,${length - 1}]`)));
    revision += PAD_EDITS_PER_LIST;
    await pad.until(revision);
  }
  for (let count = 0; count < LARGE_OPERATIONS; count += 1) {
    // A socket may send 1 MB a second.
    const other = await pad.add();
    await other.until(revision);
    other.send(other.edit(changed(LARGEST, length)));
    revision += 1;
    await pad.until(revision);
  }
  return revision;
}
