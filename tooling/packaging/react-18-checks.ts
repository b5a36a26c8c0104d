import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { isBundledWithOthers, type Published } from "./published.ts";

const require = createRequire(import.meta.url);
/** Resolves the React that the packages are developed with. */
const requireNewest = createRequire(path.join(ROOT, "packages/react/package.json"));

/** The exports of the oldest supported React, by import specifier. */
const IN_REACT_18: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set(Object.keys(require("react-18"))),
  "react/jsx-runtime": new Set(Object.keys(require("react-18/jsx-runtime"))),
  "react-dom": new Set(Object.keys(require("react-dom-18"))),
};
/** Exports of the newest React beyond those. */
const SINCE_REACT_18 = Object.fromEntries(
  Object.entries(IN_REACT_18).map(([from, known]) => [
    from,
    new Set(Object.keys(requireNewest(from)).filter((name) => !known.has(name))),
  ]),
);
const IS_REACT = /^react(-dom)?(\/|$)/;
/** React 19 renders a context itself as its provider; esbuild may number the name. */
const IS_CONTEXT = /Context\d*$/;
const DRAWS = new Set(["jsx", "jsxs", "createElement"]);

/** The used exports of a namespace import are unknown. */
const wholeOf = (from: string): string => `all of "${from}" is imported`;

function wrongImports(node: ts.ImportDeclaration): string[] {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  if (!IS_REACT.test(from)) return [];
  const known = IN_REACT_18[from];
  if (!known) return [`"${from}" is imported`];
  const { importClause } = node;
  if (!importClause) return [];
  const bindings = importClause.namedBindings;
  if (importClause.name || !bindings || !ts.isNamedImports(bindings)) return [wholeOf(from)];
  return bindings.elements
    .map(({ propertyName, name }) => (propertyName ?? name).text)
    .filter((name) => !known.has(name))
    .map((name) => `${name} of "${from}"`);
}

function drawnContext({ expression, arguments: [drawn] }: ts.CallExpression): string[] {
  const called = ts.isIdentifier(expression) ? expression.text.replace(/\d+$/, "") : "";
  const isContext = drawn && ts.isIdentifier(drawn) && IS_CONTEXT.test(drawn.text);
  return DRAWS.has(called) && isContext ? [`<${drawn.text}> without .Provider`] : [];
}

function refAsProp(node: ts.FunctionDeclaration): string[] {
  const [props] = node.parameters;
  if (!/^[A-Z]/.test(node.name?.text ?? "") || !props || !ts.isObjectBindingPattern(props.name)) return [];
  const takesRef = props.name.elements.some(({ propertyName, name }) => (propertyName ?? name).getText() === "ref");
  return takesRef ? [`ref as a prop of ${node.name?.text}`] : [];
}

/** Local names under which a script has all of React, by the import specifier. */
function wholeNames({ moduleSpecifier, importClause }: ts.ImportDeclaration): [string, string][] {
  const from = (moduleSpecifier as ts.StringLiteral).text;
  const bindings = importClause?.namedBindings;
  const names = [importClause?.name, bindings && ts.isNamespaceImport(bindings) ? bindings.name : undefined];
  return names.flatMap((name) => (name && IN_REACT_18[from] ? [[name.text, from] as [string, string]] : []));
}

/** `React.use || polyfill` runs in React 18 as well. */
const hasFallback = (node: ts.PropertyAccessExpression) =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(node.parent.operatorToken.kind);

/** A part that came after React 18, read from a whole React. */
function newerPart(node: ts.PropertyAccessExpression, wholes: ReadonlyMap<string, string>): string[] {
  const from = ts.isIdentifier(node.expression) ? wholes.get(node.expression.text) : undefined;
  return from && SINCE_REACT_18[from]?.has(node.name.text) && !hasFallback(node)
    ? [`${node.name.text} of "${from}"`]
    : [];
}

/** Returns the parts of a script that React 18 does not have. */
export function newerThanReact18(script: string): string[] {
  const file = ts.createSourceFile("script.js", script, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const found: string[] = [];
  const wholes = new Map(file.statements.filter(ts.isImportDeclaration).flatMap(wholeNames));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(...wrongImports(node));
    if (ts.isPropertyAccessExpression(node)) found.push(...newerPart(node, wholes));
    if (ts.isCallExpression(node)) found.push(...drawnContext(node));
    if (ts.isFunctionDeclaration(node)) found.push(...refAsProp(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const WHOLES = new Set(Object.keys(IN_REACT_18).map(wholeOf));

/**
 * Finds parts that React 18 does not have in every built script of the packages. Only a library of others that is bundled in may import
 * all of React, because it is written so; it may read no newer part from it either.
 */
export function react18Checks(packages: readonly Published[]): { title: string; problems: string[] }[] {
  return packages.map((published) => {
    const { name, dir } = published;
    const scripts = globSync("dist/**/*.js", { cwd: dir });
    if (scripts.length === 0) throw new Error(`${dir} holds no script`);
    const problems = scripts.flatMap((file) => {
      const newer = newerThanReact18(readFileSync(path.join(dir, file), "utf8"));
      const isAllowed = (what: string) => WHOLES.has(what) && isBundledWithOthers(published, file);
      return newer.filter((what) => !isAllowed(what)).map((what) => `${what} (${file})`);
    });
    return { title: `${name} asks for nothing that React 18 does not have, ${scripts.length} scripts`, problems };
  });
}
