import { describe, expect, it } from "vitest";
import { ELEMENT_TYPES } from "./element.ts";
import { gateElement } from "./gate.ts";
import { gateFile } from "./gate-file.ts";
import { HOSTILE_ELEMENTS, HOSTILE_HOST } from "./hostile-elements.ts";
import { HOSTILE_FILES } from "./hostile-files.ts";
import { HOSTILE_MESSAGES } from "./hostile-messages.ts";
import { sampleElement } from "./testing.ts";

/** Drawn as letters, never read as anything else. */
const LETTERS = ["text", "originalText", "name"];
const KNOWN = new Set(ELEMENT_TYPES.flatMap((type) => Object.keys(sampleElement(type))));

describe("hostile payloads", () => {
  it("are at least 200, each with a name of its own", () => {
    const names = [...HOSTILE_ELEMENTS, ...HOSTILE_FILES, ...HOSTILE_MESSAGES].map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(200);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(HOSTILE_ELEMENTS)("leave nothing of an element behind: $name", ({ payload }) => {
    const passed = gateElement(payload);
    if (passed === null) return;
    expect(Object.keys(passed).filter((field) => !KNOWN.has(field))).toEqual([]);
    const rest = JSON.stringify(passed, (field, value) => (LETTERS.includes(field) ? "" : value));
    expect(rest).not.toContain(HOSTILE_HOST);
    expect(rest).not.toMatch(/hostile|script|iframe|__proto__|polluted|url\(/i);
    expect(gateElement(passed)).toEqual(passed);
    expect(Object.getPrototypeOf(passed)).toBe(Object.prototype);
  });

  it.each(HOSTILE_FILES)("are no image: $name", ({ payload }) => {
    expect(gateFile(payload)).toBeNull();
  });

  it("do not change what every object has", () => {
    for (const { payload } of HOSTILE_ELEMENTS) gateElement(payload);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
