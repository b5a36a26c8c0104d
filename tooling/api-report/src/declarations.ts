import ts from "typescript";

/** The client's folder with the contract's types; the report only names them, because openapi.json is compared instead. */
const CONTRACT = /\/dist\/generated\//;

export function isContract(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some((declaration) => CONTRACT.test(declaration.getSourceFile().fileName)) ?? false;
}

/** Returns the target of an import or a re-export. */
export function target(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the symbols of top-level declarations in a declaration. */
export function mentions(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const look = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const resolved = symbol && target(checker, symbol);
    if (resolved?.declarations?.some((one) => one !== declaration && isTopLevel(one))) found.push(resolved);
    ts.forEachChild(node, look);
  };
  look(declaration);
  return found;
}

function isTopLevel(declaration: ts.Declaration): boolean {
  const { parent } = statementOf(declaration);
  return parent !== undefined && ts.isSourceFile(parent);
}

/** A variable's declaration is shown with its `declare const`. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** Returns the quoted name of the package that has the declaration. */
export function foreignModule(declarations: readonly ts.Declaration[]): string {
  const file = declarations[0]?.getSourceFile().fileName ?? "";
  const inModules = file.split("/node_modules/").at(-1) ?? file;
  return JSON.stringify(
    inModules
      .split("/")
      .slice(0, inModules.startsWith("@") ? 2 : 1)
      .join("/"),
  );
}

const printer = ts.createPrinter({ removeComments: true });

/** Returns a declaration without its comments. */
export function declarationText(declaration: ts.Declaration): string {
  return printer.printNode(ts.EmitHint.Unspecified, statementOf(declaration), declaration.getSourceFile());
}
