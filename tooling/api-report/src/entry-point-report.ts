import type ts from "typescript";
import { declarationText, foreignModule, isContract, mentions, target } from "./declarations.ts";

/** An entry point and the file that holds its declarations. */
export interface EntryPoint {
  readonly title: string;
  readonly file: string;
}

/** One entry point as it looks from outside, in TypeScript. */
export interface EntryPointReport {
  readonly title: string;
  /** Declarations by exported name, in alphabetical order. */
  readonly exported: readonly string[];
  /** Names of the contract's shapes that the entry point exports. */
  readonly contract: readonly string[];
}

export interface PackageReport {
  readonly entryPoints: readonly EntryPointReport[];
  /** Declarations that the exported ones mention, and that no entry point exports. */
  readonly reached: readonly string[];
}

/** Describes a package's entry points; `dist` is its built folder. */
export function reportEntryPoints(
  program: ts.Program,
  entryPoints: readonly EntryPoint[],
  dist: string,
): PackageReport {
  const checker = program.getTypeChecker();
  const opened = entryPoints.map((one) => ({ ...one, exports: exportsOf(program, checker, one) }));
  const known = new Set(opened.flatMap(({ exports }) => exports.map(({ symbol }) => symbol)));
  const reached = new Map<ts.Symbol, string>();

  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${dist}/`)) ?? false;
  const describe = (symbol: ts.Symbol, name: string): string => {
    const declarations = symbol.declarations ?? [];
    if (!isOurs(symbol)) return `export { ${name} } from ${foreignModule(declarations)};`;
    for (const declaration of declarations) mentions(checker, declaration).forEach(visit);
    const text = declarations.map(declarationText).join("\n");
    return name === symbol.name ? text : `// as ${name}\n${text}`;
  };
  const visit = (symbol: ts.Symbol): void => {
    if (known.has(symbol) || reached.has(symbol) || !isOurs(symbol) || isContract(symbol)) return;
    reached.set(symbol, "");
    reached.set(symbol, describe(symbol, symbol.name));
  };

  const reports = opened.map(({ title, exports }) => ({
    title,
    exported: exports.filter(({ symbol }) => !isContract(symbol)).map(({ name, symbol }) => describe(symbol, name)),
    contract: exports.filter(({ symbol }) => isContract(symbol)).map(({ name }) => name),
  }));
  return { entryPoints: reports, reached: [...reached.values()].sort() };
}

function exportsOf(program: ts.Program, checker: ts.TypeChecker, { title, file }: EntryPoint) {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${title} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: target(checker, symbol) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
