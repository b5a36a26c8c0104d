import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** A widget with more files than this has a folder for each layer. */
const SMALL = 20;
const LAYERED = /^(headless|view|connected)\//;
/** Entry points, the rules for other widgets of the package, what only tests and Storybook read, the texts' loaders, and `excalidraw.ts`, which is built apart. */
const AT_THE_ROOT = /^(headless|view|index|internal|excalidraw)\.ts$|\.(stories|fixtures|test)\.tsx?$|-locales\.ts$/;

/** Returns the code of large widgets that is in no folder of a layer. `files`: paths from the widget's folder. */
export function looseFiles(files: readonly string[]): string[] {
  if (files.length <= SMALL) return [];
  return files.filter((file) => /\.tsx?$/.test(file) && !LAYERED.test(file) && !AT_THE_ROOT.test(file));
}

/** Returns every file below a folder, as a path from it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
