import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BODY_OF, openApiDocument } from "./openapi-document.ts";

interface Parameter {
  readonly name: string;
  readonly schema: { readonly type?: string; readonly maximum?: number };
}
type Documented = Record<string, Record<string, { operationId: string; parameters?: Parameter[] }>>;

const numbers = Object.values(openApiDocument().paths as Documented)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, parameters = [] }) => parameters.map((parameter) => ({ operationId, ...parameter })))
  .filter(({ schema }) => schema.type === "integer");

test.each(numbers)("the number $name of $operationId has an upper bound that the database can hold", ({ schema }) => {
  expect(schema.maximum).toBeLessThanOrEqual(2_147_483_647);
});

const SOURCES = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: (file) => file.endsWith(".test.ts") });
const withFields = SOURCES.flatMap((file) => {
  const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
  return [...text.matchAll(/new ApiError\("(\w+)", \{\s*extra:/g)].map(([, code]) => code);
});

test.each(withFields)("the fields beside the error code %s are documented", (code) => {
  expect(Object.keys(BODY_OF)).toContain(code);
});

test("errors with fields of their own are found in the sources", () => {
  expect(withFields).toContain("note_changed");
});
