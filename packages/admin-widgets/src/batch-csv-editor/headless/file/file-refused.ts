import type { FileProblem, FileProblemCode } from "./file.types";

/** Thrown by the readers of a file that is refused. */
export class FileRefused extends Error {
  readonly problem: FileProblem;

  constructor(code: FileProblemCode, detail: Partial<Omit<FileProblem, "code">> = {}) {
    super(code);
    this.name = "FileRefused";
    this.problem = { code, line: null, limit: null, ...detail };
  }
}

/** The problem of any error: an unexpected one is a failure to parse. */
export function fileProblemOf(error: unknown): FileProblem {
  return error instanceof FileRefused ? error.problem : { code: "parse_failed", line: null, limit: null };
}
