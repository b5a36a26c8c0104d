import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** `expect(…)`, `assert.equal(…)` and helpers named after them. */
const ASSERTS = /^(expect|assert)([A-Z]|$)/;
/** Files whose helpers may assert; assertions in the product itself do not count. */
const TEST_TOOLS = /from "(vitest|storybook\/test|@playwright\/test|node:assert(\/strict)?)"/;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

export function parse(file: string, text: string) {
  // A generic arrow function, `<K>(…) => …`, is markup to the parser of TSX.
  const kind = /\.[tj]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** A name's declaration, and its file. */
interface Meant {
  readonly node: ts.Node;
  readonly source: ts.SourceFile;
}

/** Returns the file of a relative import, `null` for a package's. */
function importedFile(from: string, specifier: string) {
  if (!specifier.startsWith(".")) return null;
  const target = path.resolve(path.dirname(from), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => path.extname(file) !== "" && existsSync(file)) ?? null;
}

/** Returns a name's top-level declaration in a file: `{ node, source }`, followed through relative imports. */
function resolve(name: string, source: ts.SourceFile, seen: Set<string>): Meant | null {
  const key = `${source.fileName}#${name}`;
  if (seen.has(key)) return null;
  seen.add(key);
  const visit = (node: ts.Node): Meant | undefined => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return { node, source };
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name)
      return node.initializer && { node: node.initializer, source };
    if (ts.isImportDeclaration(node)) return resolveImport(name, node, source, seen);
    return ts.forEachChild(node, visit);
  };
  return visit(source) ?? null;
}

function resolveImport(name: string, node: ts.ImportDeclaration, source: ts.SourceFile, seen: Set<string>) {
  const names = node.importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  const element = names.elements.find((item) => item.name.text === name);
  const file = element && importedFile(source.fileName, node.moduleSpecifier.text);
  const text = file && readFileSync(file, "utf8");
  if (!text || !TEST_TOOLS.test(text)) return undefined;
  return resolve((element.propertyName ?? element.name).text, parse(file, text), seen) ?? undefined;
}

/** Returns the last name of a call: `expect` in `expect(a)`, `expectShown` in `page.expectShown()`. */
function calledName(node: ts.Node) {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : "";
}

function isAssertion(callee: ts.Node): boolean {
  if (ASSERTS.test(calledName(callee))) return true;
  return ts.isPropertyAccessExpression(callee) && isAssertion(callee.expression);
}

const isFunction = (node: ts.Node) => ts.isFunctionLike(node) || ts.isCallExpression(node);

/**
 * Returns whether running `node` calls `expect` or `assert`, directly or through a function of its own file or of a file imported from there.
 * @param source the file of `node`
 */
export function asserts(node: ts.Node | undefined, source: ts.SourceFile, seen = new Set<string>()): boolean {
  if (!node) return false;
  if (ts.isIdentifier(node)) {
    const meant = resolve(node.text, source, seen);
    return meant !== null && isFunction(meant.node) && asserts(meant.node, meant.source, seen);
  }
  let found = false;
  const visit = (child: ts.Node) => {
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

/** Returns whether a story's object has a play function that asserts, its own or a spread story's. */
export function storyAsserts(
  story: ts.ObjectLiteralExpression,
  source: ts.SourceFile,
  seen = new Set<string>(),
): boolean {
  let play: ts.Node | true | undefined;
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
