import { type Extension, RangeSet } from "@codemirror/state";
import { EditorView, GutterMarker, gutter } from "@codemirror/view";

class LineColour extends GutterMarker {
  readonly colour: string;

  constructor(colour: string) {
    super();
    this.colour = colour;
  }

  override eq(other: LineColour): boolean {
    return other.colour === this.colour;
  }

  override toDOM(): Node {
    const bar = document.createElement("span");
    bar.className = "cm-lineColour";
    bar.style.background = this.colour;
    return bar;
  }
}

const THEME = EditorView.baseTheme({
  ".cm-lineColours": { width: "5px" },
  ".cm-lineColours .cm-gutterElement": { display: "flex" },
  ".cm-lineColour": { width: "3px", height: "100%" },
});

/** A bar beside each line in its colour, such as that of its author; null for a line without one. */
export function lineColours(colours: readonly (string | null)[]): Extension {
  const marks = new Map([...new Set(colours)].flatMap((colour) => (colour ? [[colour, new LineColour(colour)]] : [])));
  return [
    THEME,
    gutter({
      class: "cm-lineColours",
      markers: ({ state: { doc } }) =>
        RangeSet.of(
          colours.slice(0, doc.lines).flatMap((colour, index) => {
            const mark = colour === null ? undefined : marks.get(colour);
            return mark ? [mark.range(doc.line(index + 1).from)] : [];
          }),
        ),
    }),
  ];
}
