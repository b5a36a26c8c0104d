import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { vars } from "@hotseat/ui/tokens";

/** The look of the panel and of what it finds; matches are in the editor’s own theme, since Vim’s search marks them too. */
const LOOK = EditorView.theme({
  ".cm-selectionMatch": { backgroundColor: vars.color.fill },
  ".cm-panel.cm-search": {
    padding: `${vars.space[8]} ${vars.space[48]} ${vars.space[8]} ${vars.space[12]}`,
    fontSize: vars.type.second.size,
  },
  ".cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label": {
    margin: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} 0`,
    fontSize: vars.type.second.size,
  },
  ".cm-panel.cm-search label": { display: "inline-flex", alignItems: "center" },
  ".cm-panel.cm-search [name=close]": { top: vars.space[4], right: vars.space[8], minWidth: "32px", minHeight: "32px" },
  ".cm-textfield": {
    padding: `${vars.space[4]} ${vars.space[8]}`,
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
  },
  ".cm-button": {
    padding: `${vars.space[4]} ${vars.space[12]}`,
    color: vars.color.text,
    backgroundColor: vars.color.fill,
    backgroundImage: "none",
    border: "none",
    borderRadius: vars.radius.small,
  },
});

/** Search and replace; its own file, loaded when somebody searches for the first time. */
export const SEARCH: Extension = [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap), LOOK];

export { openSearchPanel };
