import { readFileSync } from "node:fs";
import ts from "typescript";
import { asserts, parse, storyAsserts } from "./find-assertions.ts";
import { ID } from "./write-spec.ts";

/** The ids in a title; a check of their own refuses those of no requirement. */
const REFERENCE = new RegExp(ID, "g");
const TEST_WORDS = new Set(["describe", "it", "test"]);
/** Marks of a test that does not run: `it.skip`, `test.fixme`. */
const IDLE = /\.(skip|todo|fixme)\b/;

/** A title of a test or a story with ids of requirements. */
export interface Title {
  readonly title: string;
  readonly kind: "test" | "story";
  readonly ids: string[];
  /** Whether its test or story asserts something. */
  readonly asserts: boolean;
}

/** Returns the leftmost name of `it`, `it.each([…])`, `test.describe` and the like. */
function firstName(node: ts.Node): string | null {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return firstName(node.tag);
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return firstName(node.expression);
  return null;
}

/** Returns the text of a title; a template's expressions are left out. */
function words(node: ts.Node | undefined) {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
}

function isTestTitle(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && TEST_WORDS.has(firstName(node.expression) ?? "");
}

/** The tags of a story: `tags: ["LS-2.31"]` in a file of stories. */
function isStoryTags(node: ts.Node, file: string): node is ts.PropertyAssignment {
  return file.includes(".stories.") && ts.isPropertyAssignment(node) && node.name.getText() === "tags";
}

/** The ids in the tags of a story. */
function tagIds(node: ts.PropertyAssignment) {
  if (!ts.isArrayLiteralExpression(node.initializer)) return [];
  return node.initializer.elements.flatMap((tag) => words(tag)?.match(REFERENCE) ?? []);
}

/** Returns the name that Storybook shows for a story: its `name`, else the name of its export. */
function storyName({ parent: story }: ts.PropertyAssignment) {
  const named = story.properties.find((property) => property.name?.getText() === "name");
  if (named && ts.isPropertyAssignment(named)) return words(named.initializer) ?? "";
  const declaration = ts.findAncestor(story, ts.isVariableDeclaration);
  return declaration?.name.getText().replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ") ?? "";
}

/** Returns whether a title's code runs an assertion: a test's body, one test of a group, a story's play function. */
function isShowing(node: ts.CallExpression | ts.PropertyAssignment, source: ts.SourceFile) {
  if (ts.isPropertyAssignment(node)) return storyAsserts(node.parent, source);
  return !IDLE.test(node.expression.getText()) && node.arguments.slice(1).some((body) => asserts(body, source));
}

/** Returns every title of a test and every story in `file` with the id of a requirement, and whether it asserts something. */
export function findTitles(file: string, text = readFileSync(file, "utf8")): Title[] {
  const source = parse(file, text);
  const found: Title[] = [];
  const add = (title: string, kind: Title["kind"], ids: string[], node: ts.CallExpression | ts.PropertyAssignment) => {
    if (ids.length > 0) found.push({ title, kind, ids: [...new Set(ids)], asserts: isShowing(node, source) });
  };
  const visit = (node: ts.Node) => {
    if (isTestTitle(node)) {
      const title = words(node.arguments[0]) ?? "";
      add(title, "test", title.match(REFERENCE) ?? [], node);
    } else if (isStoryTags(node, file)) add(storyName(node), "story", tagIds(node), node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
