import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { trimBuild } from "./trim-build.ts";

const EMPTY = '"use client";\n//# sourceMappingURL=chunk-A.js.map\n';

it("a shared chunk without code: it, its map the imports of it and the names of source files are removed, and other lines stay where they were", () => {
  const folder = mkdtempSync(join(tmpdir(), "chunks-"));
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
  mkdirSync(join(folder, "part"));
  write("chunk-A.js", EMPTY);
  write("chunk-A.js.map", "{}");
  write("chunk-B.js", '"use client";\n\n// src/b.ts\nconsole.log(1);\n');
  write("types.js", EMPTY);
  write("part/index.js", '"use client";\nimport "../chunk-A.js";\nimport "../chunk-B.js";\nexport {};\n');
  trimBuild(folder);
  expect(readdirSync(folder).sort()).toEqual(["chunk-B.js", "part", "types.js"]);
  expect(readFileSync(join(folder, "chunk-B.js"), "utf8")).toBe('"use client";\n\n\nconsole.log(1);\n');
  expect(readFileSync(join(folder, "part/index.js"), "utf8")).toBe(
    '"use client";\n\nimport "../chunk-B.js";\nexport {};\n',
  );
});
