import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";

const RELATIVE_IMPORT = /(from\s+|import\(|import\s+)(["'])(\.{1,2}\/[^"']+)\2/g;
/** TypeScript cannot resolve a style sheet from a declaration. */
const STYLE_IMPORT = /^import\s+["'][^"']+\.css["'];?\r?\n/gm;
/** A file outside `src` in the program: the locale files, which emit nothing. */
const OUTSIDE_ROOT = 6059;

/** Returns the specifier as a browser and Node require it: with the file's full name. */
function withFile(specifier: string, folder: string): string {
  const named = specifier.replace(/\.ts$/, "");
  if (named !== specifier && existsSync(join(folder, `${named}.d.ts`))) return `${named}.js`;
  if (existsSync(join(folder, `${specifier}.d.ts`))) return `${specifier}.js`;
  if (existsSync(join(folder, specifier, "index.d.ts"))) return `${specifier}/index.js`;
  return specifier;
}

function readOptions(root: string): ts.CompilerOptions {
  const file = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  return ts.parseJsonConfigFileContent(config, ts.sys, root).options;
}

/** Writes checked declarations of every entry point into `dist`. Our other packages are read as published, from their `dist`. */
export function emitDeclarations(root: string, entryPoints: string[]): void {
  const program = ts.createProgram(
    entryPoints.map((file) => resolve(root, file)),
    {
      ...readOptions(root),
      customConditions: [],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: resolve(root, "src"),
      outDir: resolve(root, "dist"),
    },
  );
  const written: string[] = [];
  const emitted = program.emit(undefined, (file, text) => {
    ts.sys.writeFile(file, text);
    written.push(file);
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics].filter(
    ({ code }) => code !== OUTSIDE_ROOT,
  );
  if (problems.length > 0) {
    const host = {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name: string) => name,
      getNewLine: () => "\n",
    };
    throw new Error(ts.formatDiagnostics(problems, host));
  }
  for (const file of written) {
    const text = readFileSync(file, "utf8");
    const mended = text
      .replace(STYLE_IMPORT, "")
      .replace(
        RELATIVE_IMPORT,
        (_match, lead: string, quote: string, specifier: string) =>
          `${lead}${quote}${withFile(specifier, dirname(file))}${quote}`,
      );
    writeFileSync(file, mended);
  }
}
