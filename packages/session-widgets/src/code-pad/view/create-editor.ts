import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  Transaction,
} from "@codemirror/state";
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from "@codemirror/view";
import { PAD_TEXT_MAX, type PadLanguage } from "@hotseat/collab/pad/messages";
import { createCodePointIndex, wellFormed } from "../headless/code-points";
import type { PadDocument } from "../headless/pad-document";
import { changesOf } from "../headless/text-changes";
import { EDITOR_THEME } from "./editor-theme";
import { loadMode } from "./language-modes";
import { changeSpecOf, LINE_SEPARATOR, operationOf, selectionAfter, textChangesOf, textOf } from "./operations";
import { cursorsOf, remoteCursors, showGuests } from "./remote-cursors";

/** Columns of one indentation; Tab inserts spaces up to the next. */
export const INDENT_COLUMNS = 4;

/** Where the main cursor is, counted from 1, and the number of lines. */
export interface EditorPosition {
  readonly line: number;
  readonly column: number;
  readonly lines: number;
}

/** Settings that can change while the editor is open. */
export interface EditorSettings {
  readonly language: PadLanguage;
  readonly readOnly: boolean;
  readonly wrap: boolean;
  readonly vim: boolean;
  /** Accessible name of the text. */
  readonly label: string;
  /** A colour for each line, shown as a bar beside it. */
  readonly lineColours?: readonly (string | null)[];
  /** Texts of the search panel by CodeMirror's English ones. */
  readonly phrases: Readonly<Record<string, string>>;
}

export interface CodeEditorInstance {
  configure(settings: EditorSettings): void;
  /** The font size changed: lines are measured again. */
  measure(): void;
  focus(): void;
  destroy(): void;
}

export interface CreateEditorOptions {
  readonly parent: HTMLElement;
  readonly pad: PadDocument;
  readonly settings: EditorSettings;
  onPosition(position: EditorPosition): void;
  /** A change was refused, since the text would be longer than a pad may be. */
  onTooLong(): void;
}

/** Marks changes that came from the pad and do not go back to it. */
const fromPad = Annotation.define<true>();

/** Milliseconds after Escape in which Tab leaves the editor. */
const LEAVE_MS = 2000;

/** CodeMirror does this too, but not where Escape also ends a selection. An event, since Vim's keys come before every key map. */
const letTabLeave = EditorView.domEventHandlers({
  keydown({ key }, view) {
    if (key === "Escape") view.setTabFocusMode(LEAVE_MS);
    return false;
  },
});

function insertIndent({ state, dispatch }: EditorView): boolean {
  if (state.readOnly) return false;
  if (state.selection.ranges.some(({ empty }) => !empty)) return indentMore({ state, dispatch });
  dispatch(
    state.update(
      state.changeByRange((range) => {
        const column = range.head - state.doc.lineAt(range.head).from;
        const insert = " ".repeat(INDENT_COLUMNS - (column % INDENT_COLUMNS));
        return {
          changes: { from: range.head, insert },
          range: EditorSelection.cursor(range.head + insert.length),
        };
      }),
      { scrollIntoView: true, userEvent: "input.indent" },
    ),
  );
  return true;
}

/** Half of a pair cannot be sent: where a change leaves one, U+FFFD takes its place. */
const wholeCharacters = EditorState.transactionFilter.of((transaction) => {
  if (!transaction.docChanged || transaction.annotation(fromPad)) return transaction;
  const { newDoc } = transaction;
  const repairs: { from: number; to: number; insert: string }[] = [];
  transaction.changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
    // Two more on either side: a whole pair at the edge is not taken for two halves.
    const start = Math.max(0, fromB - 2);
    const text = newDoc.sliceString(start, Math.min(newDoc.length, toB + 2), LINE_SEPARATOR);
    const whole = wellFormed(text);
    if (whole === text) return;
    for (let at = Math.max(0, fromB - 1); at <= Math.min(newDoc.length - 1, toB); at += 1)
      if (whole[at - start] !== text[at - start]) repairs.push({ from: at, to: at + 1, insert: "\uFFFD" });
  });
  return repairs.length > 0 ? [transaction, { changes: repairs, sequential: true }] : transaction;
});

/** True for changes of mine that add to the text and make it too long: the server would end the connection. Others have made theirs already. */
function makesTooLong(transactions: readonly Transaction[]): boolean {
  const [first, last] = [transactions[0], transactions.at(-1)];
  if (!first || !last || first.annotation(fromPad)) return false;
  const { length } = last.newDoc;
  return (
    length > Math.max(PAD_TEXT_MAX, first.startState.doc.length) && [...last.newDoc.toString()].length > PAD_TEXT_MAX
  );
}

const FIXED: Extension = [
  EditorState.lineSeparator.of(LINE_SEPARATOR),
  EditorState.tabSize.of(INDENT_COLUMNS),
  EditorState.allowMultipleSelections.of(true),
  EditorView.clipboardInputFilter.of((text) => wellFormed(text.replace(/\r\n?/g, LINE_SEPARATOR))),
  indentUnit.of(" ".repeat(INDENT_COLUMNS)),
  wholeCharacters,
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  dropCursor(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  remoteCursors,
  EDITOR_THEME,
  Prec.highest(letTabLeave),
  keymap.of([{ key: "Tab", run: insertIndent, shift: indentLess }, ...defaultKeymap, ...historyKeymap]),
];

/** Settings with an extension each, so that one changes without the others. */
const slots = {
  vim: new Compartment(),
  search: new Compartment(),
  language: new Compartment(),
  lineColours: new Compartment(),
  rest: new Compartment(),
};

function restOf({ readOnly, wrap, label, phrases }: EditorSettings): Extension {
  return [
    EditorState.readOnly.of(readOnly),
    EditorState.phrases.of(phrases),
    EditorView.contentAttributes.of({
      "aria-label": label,
      tabindex: "0",
      ...(readOnly ? { "aria-readonly": "true" } : {}),
    }),
    wrap ? EditorView.lineWrapping : [],
  ];
}

/** The bars beside the lines, loaded for the replay alone: a pad has none. */
const barsOf = async ({ lineColours }: EditorSettings): Promise<Extension | null> =>
  lineColours ? (await import("./line-colours")).lineColours(lineColours) : null;

/** The browser's own search does not find lines outside the window. */
function openSearch(view: EditorView): boolean {
  void import("./editor-search").then(({ SEARCH, openSearchPanel }) => {
    if (!view.dom.isConnected) return;
    view.dispatch({ effects: slots.search.reconfigure(SEARCH) });
    openSearchPanel(view);
  });
  return true;
}

const vimKeys = async (): Promise<Extension> => (await import("@replit/codemirror-vim")).vim({ status: true });

function positionOf({ doc, selection }: EditorState): EditorPosition {
  const line = doc.lineAt(selection.main.head);
  return { line: line.number, column: selection.main.head - line.from + 1, lines: doc.lines };
}

/** An editor of a pad's text: what is typed goes to the pad, what others write comes from it. */
export function createEditor({
  parent,
  pad,
  settings,
  onPosition,
  onTooLong,
}: CreateEditorOptions): CodeEditorInstance {
  const index = createCodePointIndex(pad.text());
  let shown: Partial<EditorSettings> = {};
  let isGone = false;

  /** The index follows each transaction, so that the next one finds the offsets of its own text. */
  function follow({ transactions, selectionSet, docChanged, view, focusChanged }: ViewUpdate): void {
    let isMine = false;
    for (const transaction of transactions) {
      if (!transaction.docChanged) continue;
      const changes = textChangesOf(transaction.changes);
      const mine = transaction.annotation(fromPad) === undefined;
      const operation = mine ? operationOf(changes, transaction.startState.doc.length, index) : null;
      index.change(changes);
      if (operation) pad.edit(operation);
      isMine ||= mine;
    }
    if ((selectionSet && (isMine || !docChanged)) || isMine || (focusChanged && view.hasFocus))
      pad.moveCursors(cursorsOf(view.state, index));
    if (docChanged || selectionSet) onPosition(positionOf(view.state));
  }

  const view = new EditorView({
    parent,
    // No filter of the state: an undo passes those by.
    dispatchTransactions(transactions, own) {
      if (makesTooLong(transactions)) onTooLong();
      else own.update(transactions);
    },
    state: EditorState.create({
      doc: textOf(pad.text()),
      extensions: [
        slots.vim.of([]),
        FIXED,
        slots.search.of(keymap.of([{ key: "Mod-f", run: openSearch }])),
        slots.language.of([]),
        slots.lineColours.of([]),
        slots.rest.of(restOf(settings)),
        EditorView.updateListener.of(follow),
      ],
    }),
  });

  const unsubscribe = pad.subscribe({
    onOperation(operation, by) {
      const changes = changesOf(operation, index);
      view.dispatch({
        changes: changeSpecOf(changes),
        selection: selectionAfter(view.state.selection, changes),
        annotations: [
          fromPad.of(true),
          Transaction.addToHistory.of(by === "me"),
          Transaction.remote.of(by === "others"),
        ],
      });
    },
    onGuests: (guests) => view.dispatch({ effects: showGuests(guests, index) }),
  });

  /** Fills a slot when its code is here, unless the setting changed meanwhile. */
  function fill(slot: Compartment, load: Promise<Extension | null>, isWanted: () => boolean): void {
    void load.then((extension) => {
      if (!isGone && isWanted()) view.dispatch({ effects: slot.reconfigure(extension ?? []) });
    });
  }

  function configure(next: EditorSettings): void {
    const before = shown;
    shown = next;
    if (next.language !== before.language)
      fill(slots.language, loadMode(next.language), () => shown.language === next.language);
    if (next.vim !== (before.vim ?? false))
      fill(slots.vim, next.vim ? vimKeys() : Promise.resolve(null), () => shown.vim === next.vim);
    if (next.lineColours !== before.lineColours)
      fill(slots.lineColours, barsOf(next), () => shown.lineColours === next.lineColours);
    view.dispatch({ effects: slots.rest.reconfigure(restOf(next)) });
  }

  view.dispatch({ effects: showGuests(pad.guests(), index) });
  configure(settings);
  onPosition(positionOf(view.state));
  return {
    configure,
    measure: () => view.requestMeasure(),
    focus: () => view.focus(),
    destroy() {
      isGone = true;
      unsubscribe();
      view.destroy();
    },
  };
}
