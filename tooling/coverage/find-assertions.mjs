import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** `expect(…)`, `assert.equal(…)` and helpers named after them. */
const ASSERTS = /^(expect|assert)([A-Z]|$)/;
/** Files whose helpers may assert; what the product itself asserts shows nothing. */
const TEST_TOOLS = /from "(vitest|storybook\/test|@playwright\/test|node:assert(\/strict)?)"/;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

export function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The file that a relative import means, `null` for a package's. */
function importedFile(from, specifier) {
  if (!specifier.startsWith(".")) return null;
  const target = path.resolve(path.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => path.extname(file) !== "" && existsSync(file)) ?? null;
}

/** What a name stands for at the top of a file: `{ node, source }`, followed through relative imports. */
function resolve(name, source, seen) {
  const key = `${source.fileName}#${name}`;
  if (seen.has(key)) return null;
  seen.add(key);
  let found = null;
  const visit = (node) => {
    if (found) return;
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = { node, source };
    else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      found = { node: node.initializer, source };
    else if (ts.isImportDeclaration(node)) found = resolveImport(name, node, source, seen);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found?.node ? found : null;
}

function resolveImport(name, node, source, seen) {
  const names = node.importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) return null;
  const element = names.elements.find((item) => item.name.text === name);
  const file = element && importedFile(source.fileName, node.moduleSpecifier.text);
  const text = file && readFileSync(file, "utf8");
  if (!text || !TEST_TOOLS.test(text)) return null;
  return resolve((element.propertyName ?? element.name).text, parse(file, text), seen);
}

/** The last name of what is called: `expect` in `expect(a)`, `expectShown` in `page.expectShown()`. */
function calledName(node) {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : "";
}

function isAssertion(callee) {
  if (ASSERTS.test(calledName(callee))) return true;
  return ts.isPropertyAccessExpression(callee) && isAssertion(callee.expression);
}

const isFunction = (node) => ts.isFunctionLike(node) || ts.isCallExpression(node);

/**
 * Whether running `node` calls `expect` or `assert`, itself or through a function of its own file or of a file imported from there.
 * @param {ts.Node | undefined} node
 * @param {ts.SourceFile} source the file of `node`
 */
export function asserts(node, source, seen = new Set()) {
  if (!node) return false;
  if (ts.isIdentifier(node)) {
    const meant = resolve(node.text, source, seen);
    return meant !== null && isFunction(meant.node) && asserts(meant.node, meant.source, seen);
  }
  let found = false;
  const visit = (child) => {
    if (found) return;
    if (ts.isCallExpression(child))
      found =
        isAssertion(child.expression) ||
        [child.expression, ...child.arguments].some((part) => ts.isIdentifier(part) && asserts(part, source, seen));
    if (!found) ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Whether a story's object has a play function that asserts, its own or a spread story's. */
export function storyAsserts(story, source, seen = new Set()) {
  let play;
  for (const property of story.properties) {
    if (ts.isSpreadAssignment(property)) {
      const meant = ts.isIdentifier(property.expression) && resolve(property.expression.text, source, seen);
      if (meant && ts.isObjectLiteralExpression(meant.node) && storyAsserts(meant.node, meant.source, seen))
        play = true;
    } else if (property.name?.getText() === "play")
      play = ts.isPropertyAssignment(property) ? property.initializer : property;
  }
  if (play === true || play === undefined) return play === true;
  return ts.isMethodDeclaration(play) ? asserts(play.body, source) : asserts(play, source);
}
