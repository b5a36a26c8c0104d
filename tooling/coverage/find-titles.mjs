import { readFileSync } from "node:fs";
import ts from "typescript";
import { asserts, parse, storyAsserts } from "./find-assertions.mjs";

/** A row's number as titles carry it: `§2.31` is the 31st sentence of §2, `D4.2` the second row of a table of decisions. */
const REFERENCE = /§\d+\.\d+|\bD\d+\.\d+/g;
const TEST_WORDS = new Set(["describe", "it", "test"]);
/** Marks of a test that does not run: `it.skip`, `test.fixme`. */
const IDLE = /\.(skip|todo|fixme)\b/;

/** The leftmost name of `it`, `it.each([…])`, `test.describe` and the like. */
function firstName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node))
    return firstName(node.expression ?? node.tag);
  return null;
}

/** The words of a title; a template's holes are left out. */
function words(node) {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
}

function isTestTitle(node) {
  return ts.isCallExpression(node) && TEST_WORDS.has(firstName(node.expression) ?? "");
}

/** A story's shown name: `name: "…"` in a file of stories. */
function isStoryName(node, file) {
  return file.includes(".stories.") && ts.isPropertyAssignment(node) && node.name.getText() === "name";
}

/** Whether what a title stands over runs an assertion: a test's body, one test of a group, a story's play function. */
function isShowing(node, kind, source) {
  if (kind === "story") return storyAsserts(node.parent, source);
  return !IDLE.test(node.expression.getText()) && node.arguments.slice(1).some((body) => asserts(body, source));
}

/**
 * Every title of a test or story in `file` that carries the number of a row, and whether it asserts something.
 * @returns {Array<{ title: string, kind: "test" | "story", ids: string[], asserts: boolean }>}
 */
export function findTitles(file, text = readFileSync(file, "utf8")) {
  const source = parse(file, text);
  const found = [];
  const visit = (node) => {
    const kind = isTestTitle(node) ? "test" : isStoryName(node, file) ? "story" : null;
    const title = kind && words(kind === "test" ? node.arguments[0] : node.initializer);
    const ids = title?.match(REFERENCE) ?? [];
    if (ids.length > 0) found.push({ title, kind, ids: [...new Set(ids)], asserts: isShowing(node, kind, source) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
