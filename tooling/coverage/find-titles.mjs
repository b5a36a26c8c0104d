import { readFileSync } from "node:fs";
import ts from "typescript";
import { asserts, parse, storyAsserts } from "./find-assertions.mjs";

/** A requirement's id: `LS-2.31` is row 31 of section LS-2, `LS-D4.2` the second row of a section of decisions. */
const REFERENCE = /\bLS-D?\d+\.\d+/g;
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

/** The tags of a story: `tags: ["LS-2.31"]` in a file of stories. */
function isStoryTags(node, file) {
  return file.includes(".stories.") && ts.isPropertyAssignment(node) && node.name.getText() === "tags";
}

/** The ids in the tags of a story. */
function tagIds(node) {
  if (!ts.isArrayLiteralExpression(node.initializer)) return [];
  return node.initializer.elements.flatMap((tag) => words(tag)?.match(REFERENCE) ?? []);
}

/** What Storybook shows as the name of a story: its `name`, else the name of its export. */
function storyName({ parent: story }) {
  const named = story.properties.find((property) => property.name?.getText() === "name");
  if (named && ts.isPropertyAssignment(named)) return words(named.initializer) ?? "";
  let declaration = story.parent;
  while (declaration && !ts.isVariableDeclaration(declaration)) declaration = declaration.parent;
  return declaration?.name.getText().replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ") ?? "";
}

/** Whether what a title stands over runs an assertion: a test's body, one test of a group, a story's play function. */
function isShowing(node, kind, source) {
  if (kind === "story") return storyAsserts(node.parent, source);
  return !IDLE.test(node.expression.getText()) && node.arguments.slice(1).some((body) => asserts(body, source));
}

/**
 * Every title of a test and every story in `file` that carries the id of a requirement, and whether it asserts something.
 * @returns {Array<{ title: string, kind: "test" | "story", ids: string[], asserts: boolean }>}
 */
export function findTitles(file, text = readFileSync(file, "utf8")) {
  const source = parse(file, text);
  const found = [];
  const add = (title, kind, ids, node) => {
    if (ids.length > 0) found.push({ title, kind, ids: [...new Set(ids)], asserts: isShowing(node, kind, source) });
  };
  const visit = (node) => {
    if (isTestTitle(node)) {
      const title = words(node.arguments[0]) ?? "";
      add(title, "test", title.match(REFERENCE) ?? [], node);
    } else if (isStoryTags(node, file)) add(storyName(node), "story", tagIds(node), node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
