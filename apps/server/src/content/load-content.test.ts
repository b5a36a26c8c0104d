import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadContent } from "./load-content.ts";

describe("the modules people practise", () => {
  it("are complete in all four languages", () => {
    const check = fileURLToPath(new URL("./data/check.mjs", import.meta.url));
    expect(execFileSync(process.execPath, [check], { encoding: "utf8" })).toMatch(/^\d+ texts checked, 0 faults\n$/);
  });

  it("are five with 31 workshops, each found by its key", () => {
    const content = loadContent();
    const keys = content.modules.flatMap((module) => module.workshops.map((workshop) => workshop.key));
    expect(content.modules.map((module) => module.id)).toEqual(["M1", "M2", "M3", "M4", "M5"]);
    expect(new Set(keys).size).toBe(31);
    for (const key of keys) expect(content.workshop(key)?.workshop.key).toBe(key);
    expect(content.workshop("no_such_workshop")).toBeUndefined();
  });
});
