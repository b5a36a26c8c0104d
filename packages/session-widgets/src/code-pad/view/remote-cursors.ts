import { type EditorState, type Range, StateEffect, StateField, type Text, type Transaction } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { PAD_CURSORS_MAX } from "@hotseat/collab/pad/messages";
import type { CodePointIndex } from "../headless/code-points";
import type { PadGuest } from "../headless/pad-document";

/** Somebody else's cursors in UTF-16 units. */
interface Placed {
  readonly name: string;
  readonly hue: number;
  readonly cursors: readonly number[];
  readonly selections: readonly (readonly [number, number])[];
}

const setGuests = StateEffect.define<readonly Placed[]>();

const hueStyle = (hue: number) => `--pad-hue:${hue}`;

class NamedCursor extends WidgetType {
  /** Empty but for somebody's main cursor: names of many would cover each other and the text. */
  readonly name: string;
  readonly hue: number;
  /** Nothing follows in the line: the name has room beside the cursor and covers no text. */
  readonly isAtEnd: boolean;

  constructor(name: string, hue: number, isAtEnd: boolean) {
    super();
    this.name = name;
    this.hue = hue;
    this.isAtEnd = isAtEnd;
  }

  override eq(other: NamedCursor): boolean {
    return other.name === this.name && other.hue === this.hue && other.isAtEnd === this.isAtEnd;
  }

  override toDOM(): HTMLElement {
    const cursor = document.createElement("span");
    cursor.className = this.isAtEnd ? "cm-pad-cursor cm-pad-atEnd" : "cm-pad-cursor";
    cursor.setAttribute("aria-hidden", "true");
    cursor.style.setProperty("--pad-hue", String(this.hue));
    if (this.name === "") return cursor;
    const label = cursor.appendChild(document.createElement("span"));
    label.className = "cm-pad-name";
    label.textContent = this.name;
    return cursor;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const cursorAt = ({ name, hue }: Pick<Placed, "name" | "hue">, at: number, doc: Text): Range<Decoration> =>
  Decoration.widget({ widget: new NamedCursor(name, hue, doc.lineAt(at).to === at), side: 1 }).range(at);

function decorationsOf(guests: readonly Placed[], doc: Text): DecorationSet {
  const within = (offset: number) => Math.min(offset, doc.length);
  const ranges: Range<Decoration>[] = guests.flatMap(({ name, hue, cursors, selections }) => [
    ...selections.flatMap(([one, other]) => {
      const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
      const mark = Decoration.mark({ class: "cm-pad-selection", attributes: { style: hueStyle(hue) } });
      return from < to ? [mark.range(from, to)] : [];
    }),
    ...cursors.map((cursor, place) => cursorAt({ name: place === 0 ? name : "", hue }, within(cursor), doc)),
  ]);
  return Decoration.set(ranges, true);
}

/** Makes each cursor again that is at the end of its line now and was not, or the other way round. */
function placedAgain(shown: DecorationSet, doc: Text): DecorationSet {
  const stale = new Set<Decoration>();
  const add: Range<Decoration>[] = [];
  for (const at = shown.iter(); at.value; at.next()) {
    const widget: unknown = at.value.spec.widget;
    if (!(widget instanceof NamedCursor) || widget.isAtEnd === (doc.lineAt(at.from).to === at.from)) continue;
    stale.add(at.value);
    add.push(cursorAt(widget, at.from, doc));
  }
  return stale.size > 0 ? shown.update({ filter: (_from, _to, value) => !stale.has(value), add }) : shown;
}

/** The cursors and selections of others; they move with the text until their owner says where they are. */
export const remoteCursors = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown: DecorationSet, transaction: Transaction) {
    const told = transaction.effects.findLast((effect) => effect.is(setGuests));
    if (told) return decorationsOf(told.value as readonly Placed[], transaction.newDoc);
    return transaction.docChanged ? placedAgain(shown.map(transaction.changes), transaction.newDoc) : shown;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The effect that shows these people; `index` is of the current text. */
export function showGuests(guests: readonly PadGuest[], index: CodePointIndex): StateEffect<readonly Placed[]> {
  const { toUtf16 } = index;
  return setGuests.of(
    guests.map(({ name, hue, cursor }) => ({
      name,
      hue,
      cursors: cursor?.cursors.map(toUtf16) ?? [],
      selections: cursor?.selections.map(([from, to]) => [toUtf16(from), toUtf16(to)] as const) ?? [],
    })),
  );
}

/** My own cursors and selections in code points, the main ones first, and no more than the server keeps. */
export function cursorsOf({ selection: { main, ranges } }: EditorState, { toCodePoints }: CodePointIndex) {
  const cursors: number[] = [];
  const selections: (readonly [number, number])[] = [];
  for (const { head, from, to, empty } of [main, ...ranges.filter((range) => range !== main)]) {
    if (cursors.length + selections.length + (empty ? 1 : 2) > PAD_CURSORS_MAX) break;
    cursors.push(toCodePoints(head));
    if (!empty) selections.push([toCodePoints(from), toCodePoints(to)]);
  }
  return { cursors, selections };
}
