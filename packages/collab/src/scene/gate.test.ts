import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SceneElement } from "./element.ts";
import { ELEMENT_TYPES } from "./element.ts";
import { gateElement, gateElements } from "./gate.ts";
import { POINTS_MAX, TEXT_MAX_LENGTH, VERSION_MAX } from "./limits.ts";
import { outranks } from "./merge.ts";
import { sampleElement } from "./testing.ts";

const passing = (fields: object) => gateElement({ ...sampleElement("rectangle"), ...fields });

describe("gateElement", () => {
  it("an element that the gate returned passes as the same object, which nobody can change; a copy is read again", () => {
    const element = passing({}) as SceneElement;
    expect(gateElement(element)).toBe(element);
    expect(Object.isFrozen(element)).toBe(true);
    expect(gateElement({ ...element, x: "1" })).toBeNull();
    expect(gateElement({ ...element, html: "<b>" })).toEqual(element);
  });

  it.each(ELEMENT_TYPES)("leaves a proper element of type %s as it is", (type) => {
    expect(gateElement(sampleElement(type))).toEqual(sampleElement(type));
  });

  it.each(["iframe", "embeddable", "magicframe", "selection", "video", "", "__proto__", null, 3, ["rectangle"]])(
    "refuses an element of type %j",
    (type) => {
      expect(passing({ type })).toBeNull();
    },
  );

  it.each([null, undefined, 7, "rectangle", [], [sampleElement("rectangle")], {}])("refuses %j", (value) => {
    expect(gateElement(value)).toBeNull();
  });

  it("drops customData and fields it does not know", () => {
    const customData = { generationData: { status: "done", html: "<script>alert(1)</script>" } };
    expect(passing({ customData, srcdoc: "<p>", onclick: "alert(1)" })).toEqual(sampleElement("rectangle"));
  });

  it.each([
    ["id", "a b"],
    ["id", "__proto__"],
    ["id", "constructor"],
    ["id", "x".repeat(65)],
    ["id", 7],
    ["version", 0],
    ["version", 1.5],
    ["version", VERSION_MAX + 1],
    ["version", "3"],
    ["versionNonce", -1],
    ["isDeleted", "no"],
    ["x", Number.NaN],
    ["y", Number.POSITIVE_INFINITY],
    ["x", 1e7],
    ["width", "80"],
    ["height", 1e6],
    ["x", undefined],
  ])("refuses an element whose %s is %j", (field, value) => {
    expect(passing({ [field]: value })).toBeNull();
  });

  it("an element at the highest version gets the one before it; a deleted one keeps it and so outranks it (TL-W.54)", () => {
    const pinned = passing({ version: VERSION_MAX, versionNonce: 0 }) as SceneElement;
    const deleted = passing({ version: VERSION_MAX, versionNonce: 0, isDeleted: true }) as SceneElement;
    expect([pinned.version, deleted.version]).toEqual([VERSION_MAX - 1, VERSION_MAX]);
    expect(outranks(deleted, pinned)).toBe(true);
  });

  it.each([
    ["strokeColor", "url(https://example.org/a.svg#b)", "#1e1e1e"],
    ["backgroundColor", "expression(alert(1))", "transparent"],
    ["backgroundColor", "red;background:url(x)", "transparent"],
    ["fillStyle", "rainbow", "solid"],
    ["strokeWidth", 0.001, 2],
    ["opacity", 101, 100],
    ["link", "javascript:alert(1)", null],
    ["link", "data:text/html,<script>1</script>", null],
    ["link", " https://example.org", null],
    ["link", "https://example.org/\u202ecod.exe", null],
    ["link", `https://example.org/${"a".repeat(2000)}`, null],
    ["groupIds", ["a", {}], []],
    ["groupIds", new Array(51).fill("a"), []],
    ["boundElements", [{ id: "a", type: "iframe" }], null],
    ["roundness", { type: 9 }, null],
    ["index", "zzz", null],
    ["updated", -1, 1],
  ])("replaces %s %j by %j", (field, value, expected) => {
    expect(passing({ [field]: value })).toMatchObject({ [field]: expected });
  });

  it.each(["https://example.org/a?b=c#d", "http://example.org"])("keeps the link %s", (link) => {
    expect(passing({ link })).toMatchObject({ link });
  });

  it.each(["#fff", "#1e1e1e80", "transparent", "Crimson", "rgba(1, 2, 3, 0.5)", "hsl(120deg 100% 50% / 0.3)"])(
    "keeps the colour %s",
    (strokeColor) => {
      expect(passing({ strokeColor })).toMatchObject({ strokeColor });
    },
  );

  it("makes minus zero zero, as JSON does", () => {
    expect(passing({ x: -0, angle: -0 })).toStrictEqual(sampleElement("rectangle", { x: 0, angle: 0 }));
  });

  it("keeps known fields of a nested object alone", () => {
    const arrow = sampleElement("arrow");
    const startBinding = { elementId: "rectangle-1", focus: 0.1, gap: 4, fixedPoint: [0.5, 1] };
    expect(gateElement({ ...arrow, startBinding: { ...startBinding, html: "<b>" } })).toEqual({
      ...arrow,
      startBinding,
    });
  });

  it("removes what cannot be stored or seen from a text, and keeps line breaks", () => {
    const text = sampleElement("text", { text: "a\u0000b\u0007\n\tc\ud800d😀" });
    expect(text).toMatchObject({ text: "ab\n\tc\ufffdd😀", originalText: "ab\n\tc\ufffdd😀" });
  });

  it("refuses a text, a stroke and a line that are too long or empty", () => {
    const points = (length: number) => Array.from({ length }, (_, at) => [at, at]);
    expect(gateElement({ ...sampleElement("text"), text: "a".repeat(TEXT_MAX_LENGTH + 1) })).toBeNull();
    expect(gateElement({ ...sampleElement("freedraw"), points: points(POINTS_MAX) })).not.toBeNull();
    expect(gateElement({ ...sampleElement("freedraw"), points: points(POINTS_MAX + 1) })).toBeNull();
    expect(gateElement({ ...sampleElement("line"), points: [] })).toBeNull();
    expect(gateElement({ ...sampleElement("line"), points: [[0, 0, 0]] })).toBeNull();
    expect(gateElement({ ...sampleElement("line"), points: "0,0" })).toBeNull();
  });

  it("makes an elbow arrow that leaves the axes a straight one", () => {
    const slanted = {
      points: [
        [0, 0],
        [50, 60],
      ],
      fixedSegments: [{ index: 1, start: [0, 0], end: [50, 60] }],
    };
    expect(gateElement({ ...sampleElement("arrow"), ...slanted })).toMatchObject({
      elbowed: false,
      fixedSegments: null,
    });
  });

  it("forgets the fixed segments of an elbow arrow that has not so many", () => {
    const fixedSegments = [{ index: 3, start: [0, 0], end: [80, 0] }];
    expect(gateElement({ ...sampleElement("arrow"), fixedSegments })).toMatchObject({
      elbowed: true,
      fixedSegments: null,
    });
  });

  it("takes a text out of itself and a frame out of a frame", () => {
    expect(sampleElement("text", { containerId: "text-1" })).toMatchObject({ containerId: null });
    expect(sampleElement("frame", { frameId: "frame-1" })).toMatchObject({ frameId: null });
  });

  it("passes what has passed again unchanged, also through JSON, whatever comes", () => {
    const fields = Object.fromEntries(
      Object.keys({ ...sampleElement("arrow"), ...sampleElement("text"), ...sampleElement("image") }).map((field) => [
        field,
        fc.oneof(fc.anything(), fc.constant(undefined)),
      ]),
    );
    const garbage = fc
      .tuple(fc.constantFrom(...ELEMENT_TYPES), fc.record(fields, { requiredKeys: [] }))
      .map(([type, wrong]) => ({ ...sampleElement(type), ...wrong, type }));
    const few = fc
      .tuple(fc.constantFrom(...ELEMENT_TYPES), fc.constantFrom(...Object.keys(fields)), fc.anything())
      .map(([type, field, wrong]) => ({ ...sampleElement(type), [field]: wrong }));
    fc.assert(
      fc.property(fc.oneof(garbage, few), (value) => {
        const passed = gateElement(value);
        if (passed === null) return;
        expect(gateElement(passed)).toEqual(passed);
        expect(JSON.parse(JSON.stringify(passed))).toEqual(passed);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("gateElements", () => {
  it("keeps the proper ones in their order and names the others", () => {
    const [first, second] = [sampleElement("rectangle"), sampleElement("text")];
    const iframe = { ...first, id: "page", type: "iframe" };
    const gated = gateElements([first, iframe, second, null, { ...first, x: 99 }, { ...first, id: "<b>" }]);
    expect(gated).toEqual({ elements: [first, second], refused: ["page", first.id] });
  });
});
