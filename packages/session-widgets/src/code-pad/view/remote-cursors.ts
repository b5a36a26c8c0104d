import { type EditorState, type Range, StateEffect, StateField, type Transaction } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
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
  private readonly name: string;
  private readonly hue: number;

  constructor(name: string, hue: number) {
    super();
    this.name = name;
    this.hue = hue;
  }

  override eq(other: NamedCursor): boolean {
    return other.name === this.name && other.hue === this.hue;
  }

  override toDOM(): HTMLElement {
    const cursor = document.createElement("span");
    cursor.className = "cm-pad-cursor";
    cursor.setAttribute("aria-hidden", "true");
    cursor.style.setProperty("--pad-hue", String(this.hue));
    const label = cursor.appendChild(document.createElement("span"));
    label.className = "cm-pad-name";
    label.textContent = this.name;
    return cursor;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function decorationsOf(guests: readonly Placed[], length: number): DecorationSet {
  const within = (offset: number) => Math.min(offset, length);
  const ranges: Range<Decoration>[] = guests.flatMap(({ name, hue, cursors, selections }) => [
    ...selections.flatMap(([one, other]) => {
      const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))];
      const mark = Decoration.mark({ class: "cm-pad-selection", attributes: { style: hueStyle(hue) } });
      return from < to ? [mark.range(from, to)] : [];
    }),
    ...cursors.map((cursor) =>
      Decoration.widget({ widget: new NamedCursor(name, hue), side: 1 }).range(within(cursor)),
    ),
  ]);
  return Decoration.set(ranges, true);
}

/** The cursors and selections of others; they move with the text until their owner says where they are. */
export const remoteCursors = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown: DecorationSet, transaction: Transaction) {
    const told = transaction.effects.findLast((effect) => effect.is(setGuests));
    if (told) return decorationsOf(told.value as readonly Placed[], transaction.newDoc.length);
    return transaction.docChanged ? shown.map(transaction.changes) : shown;
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

/** My own cursors and selections in code points. */
export function cursorsOf(state: EditorState, { toCodePoints }: CodePointIndex) {
  const { ranges } = state.selection;
  return {
    cursors: ranges.map(({ head }) => toCodePoints(head)),
    selections: ranges
      .filter(({ empty }) => !empty)
      .map(({ from, to }) => [toCodePoints(from), toCodePoints(to)] as const),
  };
}
