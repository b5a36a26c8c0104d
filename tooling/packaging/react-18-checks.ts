import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";
import { isBundledWithOthers, type Published } from "./published.ts";

const require = createRequire(import.meta.url);

/** The exports of the oldest supported React, by import specifier. */
const IN_REACT_18: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set(Object.keys(require("react-18"))),
  "react/jsx-runtime": new Set(Object.keys(require("react-18/jsx-runtime"))),
  "react-dom": new Set(Object.keys(require("react-dom-18"))),
};
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

/** Returns the parts of a script that React 18 does not have. */
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

const WHOLES = new Set(Object.keys(IN_REACT_18).map(wholeOf));

/**
 * Finds parts that React 18 does not have in every built script of the packages. A library of others that is bundled in
 * may import all of React: it names React 18 as its peer, and the partner's site draws with it.
 */
export function react18Checks(packages: readonly Published[]): { title: string; problems: string[] }[] {
  return packages.map(({ name, dir }) => {
    const scripts = globSync("dist/**/*.js", { cwd: dir });
    if (scripts.length === 0) throw new Error(`${dir} holds no script`);
    const files = globSync("dist/**/*", { cwd: dir });
    const problems = scripts.flatMap((file) => {
      const newer = newerThanReact18(readFileSync(path.join(dir, file), "utf8"));
      const isAllowed = (what: string) => WHOLES.has(what) && isBundledWithOthers(file, files);
      return newer.filter((what) => !isAllowed(what)).map((what) => `${what} (${file})`);
    });
    return { title: `${name} asks for nothing that React 18 does not have, ${scripts.length} scripts`, problems };
  });
}
