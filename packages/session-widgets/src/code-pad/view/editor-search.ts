import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";

/** Search and replace; its own file, loaded when somebody searches for the first time. */
export const SEARCH: Extension = [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap)];

export { openSearchPanel };
