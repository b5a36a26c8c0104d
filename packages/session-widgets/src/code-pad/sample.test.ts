import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("'Read the code' shows a file of this project as it is; `vitest -u` renews the copy (TL-P.32)", async () => {
  const text = await readFile(new URL("./headless/code-points.ts", import.meta.url), "utf8");
  const sample = `${JSON.stringify({ language: "typescript", text }, null, 2)}\n`;
  await expect(sample).toMatchFileSnapshot("./sample.json");
});
