import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { focusRing, vars } from "@hotseat/ui/tokens";
import { tags } from "@lezer/highlight";

/** The look of the editor, of tokens only: one theme for light and dark. */
const LOOK = EditorView.theme({
  "&": { height: "100%", color: vars.color.text, backgroundColor: "transparent", fontSize: "inherit" },
  "&.cm-focused": { outline: "none" },
  "&.cm-focused .cm-content": { outline: "none" },
  ".cm-scroller": { fontFamily: vars.font.code, fontVariantLigatures: "none", lineHeight: "1.571", overflow: "auto" },
  ".cm-content": { padding: `${vars.space[12]} 0`, caretColor: vars.color.text },
  ".cm-line": { padding: `0 ${vars.space[16]} 0 ${vars.space[8]}` },
  ".cm-gutters": {
    minWidth: "52px",
    color: vars.color.muted,
    // A long line scrolls under the numbers.
    backgroundColor: vars.color.surface,
    border: "none",
    fontVariantNumeric: "tabular-nums",
  },
  ".cm-lineNumbers": { minWidth: "100%" },
  ".cm-lineNumbers .cm-gutterElement": { padding: `0 ${vars.space[8]} 0 ${vars.space[12]}`, fontSize: "0.93em" },
  ".cm-activeLine": { backgroundColor: vars.color.fillQuiet },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: vars.color.text, fontWeight: vars.weight.strong },
  ".cm-cursor, .cm-dropCursor": { borderLeft: `2px solid ${vars.color.text}`, marginLeft: "-1px" },
  ".cm-fat-cursor": { background: `${vars.color.accent.line} !important`, color: `${vars.color.text} !important` },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: `${vars.color.accent.softHover} !important`,
  },
  ".cm-matchingBracket": { backgroundColor: vars.color.fillHover, outline: `1px solid ${vars.color.lineStrong}` },
  ".cm-searchMatch": {
    backgroundColor: vars.color.status.amber.fill,
    outline: `1px solid ${vars.color.status.amber.line}`,
  },
  ".cm-panels": { backgroundColor: vars.color.sunken, color: vars.color.text, borderColor: vars.color.line },
  ".cm-panels-top": { borderBottom: `1px solid ${vars.color.line}` },
  ".cm-panels-bottom": { borderTop: `1px solid ${vars.color.line}` },
  ".cm-panel": { fontFamily: vars.font.text },
  ".cm-panel :focus-visible": focusRing,
  ".cm-pad-cursor": {
    position: "relative",
    marginInline: "-1px",
    borderInlineStart: `2px solid oklch(${vars.color.person.mark} var(--pad-hue))`,
  },
  ".cm-pad-name": {
    position: "absolute",
    insetInlineStart: "-2px",
    bottom: "100%",
    padding: `1px ${vars.space[4]}`,
    borderRadius: `${vars.radius.small} ${vars.radius.small} ${vars.radius.small} 0`,
    background: `oklch(${vars.color.person.solid} var(--pad-hue))`,
    color: vars.color.person.onSolid,
    font: `${vars.weight.medium} ${vars.type.tool.size}/${vars.type.tool.line} ${vars.font.text}`,
    whiteSpace: "nowrap",
    pointerEvents: "none",
    userSelect: "none",
    zIndex: vars.depth.tileLabel,
  },
  // Above the first line there is no room.
  ".cm-line:first-child .cm-pad-name": { bottom: "auto", top: "100%" },
  // Beside the cursor where nothing follows in the line: no text is covered.
  ".cm-pad-atEnd .cm-pad-name, .cm-line:first-child .cm-pad-atEnd .cm-pad-name": {
    insetInlineStart: vars.space[4],
    top: "0",
    bottom: "auto",
    borderRadius: vars.radius.small,
  },
  ".cm-pad-selection": { background: `oklch(${vars.color.person.soft} var(--pad-hue))` },
});

const CODE = vars.color.code;

const HIGHLIGHT = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.moduleKeyword, tags.operatorKeyword], color: CODE.keyword },
  { tag: [tags.typeName, tags.className, tags.namespace, tags.tagName, tags.standard(tags.name)], color: CODE.type },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.labelName], color: CODE.call },
  { tag: [tags.definition(tags.propertyName), tags.attributeName, tags.link, tags.url], color: CODE.call },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character, tags.inserted], color: CODE.text },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.meta, tags.annotation, tags.unit], color: CODE.number },
  { tag: [tags.comment, tags.quote], color: CODE.comment, fontStyle: "italic" },
  { tag: tags.heading, fontWeight: vars.weight.strong, color: CODE.keyword },
  { tag: tags.strong, fontWeight: vars.weight.strong },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: [tags.invalid, tags.deleted], color: vars.color.status.red.text },
]);

export const EDITOR_THEME: Extension = [LOOK, syntaxHighlighting(HIGHLIGHT)];
