import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import type { Published } from "./published.ts";

const require = createRequire(import.meta.url);

/** What the oldest React we support has, by the specifier that a script imports it with. */
const IN_REACT_18: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set(Object.keys(require("react-18"))),
  "react/jsx-runtime": new Set(Object.keys(require("react-18/jsx-runtime"))),
  "react-dom": new Set(Object.keys(require("react-dom-18"))),
};
const IS_REACT = /^react(-dom)?(\/|$)/;
/** React 19 draws a context itself as its provider; esbuild may number the name. */
const IS_CONTEXT = /Context\d*$/;
const DRAWS = new Set(["jsx", "jsxs", "createElement"]);

function wrongImports(node: ts.ImportDeclaration): string[] {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  if (!IS_REACT.test(from)) return [];
  const known = IN_REACT_18[from];
  if (!known) return [`"${from}" is imported`];
  const { importClause } = node;
  if (!importClause) return [];
  const bindings = importClause.namedBindings;
  // Of a whole module nobody can tell what is used.
  if (importClause.name || !bindings || !ts.isNamedImports(bindings)) return [`all of "${from}" is imported`];
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

/** What a script needs that React 18 does not have. */
export function newerThanReact18(script: string): string[] {
  const file = ts.createSourceFile("script.js", script, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(...wrongImports(node));
    if (ts.isCallExpression(node)) found.push(...drawnContext(node));
    if (ts.isFunctionDeclaration(node)) found.push(...refAsProp(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Looks for what React 18 does not have in every built script of the packages. */
export function react18Checks(packages: readonly Published[]): { title: string; problems: string[] }[] {
  return packages.map(({ name, dir }) => {
    const scripts = globSync("dist/**/*.js", { cwd: dir });
    if (scripts.length === 0) throw new Error(`${dir} holds no script`);
    const problems = scripts.flatMap((file) =>
      newerThanReact18(readFileSync(path.join(dir, file), "utf8")).map((what) => `${what} (${file})`),
    );
    return { title: `${name} asks for nothing that React 18 does not have, ${scripts.length} scripts`, problems };
  });
}
