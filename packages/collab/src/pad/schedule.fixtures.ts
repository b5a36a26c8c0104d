import { createManualClock, seeded } from "@hotseat/core/testing";
import type { Ot, WireOperation } from "../ot/operation.ts";
import { applied, inverted, transformed } from "../ot/oracle.fixtures.ts";
import { createPadClient } from "./client.ts";
import { type Moment, ReferenceServer, type Wire } from "./reference-server.fixtures.ts";

export interface Schedule {
  readonly seed: number;
  /** People who edit: 2 to 5. */
  readonly people: number;
  readonly steps: number;
  /** Cut connections now and then. */
  readonly cuts: boolean;
}

export interface Played {
  /** The fault, in words; null when there is none. */
  readonly finding: string | null;
  /** The moments of each cut. */
  readonly cuts: readonly (readonly Moment[])[];
}

/** Inserted texts besides the marks: astral and combining characters, line ends, a byte order mark. */
const FILLERS = ["a", "b", "\r\n", "\n", "\u0301", "e\u0301", "😀", "👩\u200d💻", "\ufeff", "𝒳"];
/**
 * Closings of one client's connections in a schedule: after five a client gives up, which is not tested here. A late cut counts twice: the
 * old connection's greeting may arrive last, and the server then closes the newer connection.
 */
const CUTS_MAX = 4;
/** The first of the marks: each is inserted once and never deleted. */
const FIRST_MARK = 0x20000;
const isMark = (character: string) =>
  (character.codePointAt(0) ?? 0) >= FIRST_MARK && (character.codePointAt(0) ?? 0) < 0x2fa00;

/** Plays one schedule: people edit, messages arrive one by one in any order between connections, connections are cut. */
export async function playSchedule(
  ot: Ot,
  { seed, people, steps, cuts }: Schedule,
  server: ReferenceServer = new ReferenceServer(),
): Promise<Played> {
  const random = seeded(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const clock = createManualClock();
  const made: Moment[][] = [];
  let marks = 0;
  const mark = () => String.fromCodePoint(FIRST_MARK + marks++);

  const editors = Array.from({ length: people }, (_, index) => {
    const editor: { text: string; undo: WireOperation | null; wire: Wire | null; cuts: number } = {
      text: "",
      undo: null,
      wire: null,
      cuts: 0,
    };
    const pad = createPadClient({
      ot,
      clock,
      openSocket: server.opener((wire) => {
        editor.wire = wire;
      }),
      client: `00000000-0000-4000-8000-00000000000${index}`,
      onOperation(operation) {
        editor.text = applied(editor.text, operation);
        if (editor.undo) [editor.undo] = transformed(editor.undo, operation);
      },
    });
    return { editor, pad };
  });
  type Editor = (typeof editors)[number];

  function change({ editor, pad }: Editor, operation: WireOperation): void {
    const before = editor.text;
    pad.edit(operation);
    editor.text = applied(before, operation);
    editor.undo = inverted(operation, before);
  }

  /** Most edits fall on the first places, so that many inserts meet at one position. */
  function type(each: Editor): void {
    const characters = Array.from(each.editor.text);
    const place = Math.min(characters.length, below(3) === 0 ? below(characters.length + 1) : below(2));
    const rest = characters.slice(place);
    let deletable = rest.findIndex(isMark);
    if (deletable < 0) deletable = rest.length;
    const deleted = below(3) === 0 ? Math.min(deletable, below(4)) : 0;
    const filler = below(2) === 0 ? (FILLERS[below(FILLERS.length)] as string) : "";
    const added = cuts || below(2) === 0 ? filler + mark() : filler;
    change(each, [place, -deleted, added, rest.length - deleted]);
  }

  function undo({ editor, pad }: Editor): void {
    const operation = editor.undo;
    // Undoing would take marks back, which a schedule with cuts counts.
    if (!operation || cuts) return;
    pad.edit(operation);
    editor.text = applied(editor.text, operation);
    editor.undo = null;
  }

  function step(each: Editor): void {
    const wire = each.editor.wire as Wire;
    const choice = below(cuts ? 22 : 20);
    if (choice < 5) type(each);
    else if (choice === 5) undo(each);
    else if (choice < 13) server.step(wire, "up");
    else if (choice < 20) server.step(wire, "down");
    else {
      const late = below(2) === 0;
      const closings = each.editor.cuts + (late ? 2 : 1);
      if (closings <= CUTS_MAX) {
        each.editor.cuts = closings;
        made.push(server.cut(wire, late));
      }
    }
    if (below(6) === 0) server.stepLate();
    if (below(10) === 0) clock.pass(cuts ? 400 : 20);
  }

  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      // Longer than the time after which failures are forgotten: the schedule does not test that.
      clock.pass(1_000);
      let moved = true;
      while (moved) {
        moved = false;
        await server.work(true);
        for (const { editor } of editors) {
          const wire = editor.wire as Wire;
          if (server.step(wire, "up")) moved = true;
          if (server.step(wire, "down")) moved = true;
        }
      }
    }
  }

  for (let count = 0; count < steps; count += 1) {
    step(editors[below(people)] as Editor);
    await server.work(false);
  }
  await settle();
  const finding = judge();
  for (const { pad } of editors) pad.dispose();
  return { finding, cuts: made };

  function judge(): string | null {
    const { edits, text } = server.outcome();
    for (const [index, { editor, pad }] of editors.entries()) {
      const { connection, hasUnsent } = pad.store.getState();
      if (connection !== "connected") return `client ${index} is ${connection}`;
      if (hasUnsent) return `client ${index} has unsent edits`;
      if (pad.text() !== text)
        return `client ${index} has ${JSON.stringify(pad.text())}, the server ${JSON.stringify(text)}`;
      if (editor.text !== pad.text()) return `the editor of client ${index} has another text than its client`;
    }
    if (!cuts) return null;
    // Each edit has a mark, and none may be joined with another.
    if (edits !== marks) return `${marks} edits are ${edits} in the history`;
    const seen = Array.from(text).filter(isMark);
    if (new Set(seen).size !== seen.length) return "a mark is doubled";
    return seen.length === marks ? null : `${marks - seen.length} marks are lost`;
  }
}
