import { readFileSync } from "node:fs";
import path from "node:path";

const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** Returns the decisions whose number is taken, or differs from the number in their heading: a citation must lead to one page. */
export function decisionProblems(files: readonly string[], headingOf: (file: string) => string): string[] {
  const taken = new Map<string, string>();
  return files.flatMap((file) => {
    const number = DECISION.exec(file)?.[1];
    if (number === undefined) return [];
    const other = taken.get(number);
    taken.set(number, file);
    if (other !== undefined) return [`${file}: ${other} has the number ${number} too`];
    const start = `# ${Number(number)}. `;
    return headingOf(file).startsWith(start) ? [] : [`${file}: the heading does not begin with "${start}"`];
  });
}

/** Reads a file's heading, from the root of the repository. */
export const headingIn = (root: string) => (file: string) => readFileSync(path.join(root, file), "utf8");
