import { describe, expect, it } from "vitest";
import { IMAGE_TYPES } from "./element.ts";
import { base64Bytes, base64Of, gateFile } from "./gate-file.ts";
import { FILE_MAX_BYTES } from "./limits.ts";
import { sampleFile } from "./testing.ts";

const png = sampleFile("file-1", "image/png", 640, 480);
const withBytes = (text: string, type = "image/png") => ({ ...png, dataURL: `data:${type};base64,${btoa(text)}` });

/** One pixel each, as drawing programs write them. */
const REAL = [
  ["image/png", "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="],
  ["image/webp", "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"],
  ["image/webp", "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="],
] as const;

describe("gateFile", () => {
  it.each(IMAGE_TYPES)("keeps an image of type %s", (type) => {
    const file = sampleFile("file-1", type, 4000, 4000);
    expect(gateFile(file)).toEqual(file);
  });

  it.each(REAL)("keeps a real %s of one pixel", (mimeType, base64) => {
    const file = { id: "real", mimeType, dataURL: `data:${mimeType};base64,${base64}` };
    expect(gateFile(file)).toEqual(file);
  });

  it("drops fields it does not know", () => {
    expect(gateFile({ ...png, created: 5, html: "<b>" })).toEqual(png);
  });

  it("names the type that the bytes have", () => {
    const dataURL = png.dataURL.replace("image/png", "image/webp");
    expect(gateFile({ ...png, mimeType: "image/jpeg", dataURL })).toEqual(png);
  });

  it.each([
    ["an SVG", withBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "image/svg+xml")],
    ["an SVG that says it is a PNG", withBytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ["a GIF", withBytes("GIF89a\u0001\u0000\u0001\u0000", "image/gif")],
    ["a page", withBytes("<script>alert(1)</script>", "text/html")],
    ["a declared SVG with the bytes of a PNG", { ...png, mimeType: "image/svg+xml" }],
    ["an address", { ...png, dataURL: "https://example.org/a.png" }],
    ["text that is not base64", { ...png, dataURL: "data:image/png,%89PNG" }],
    ["a stray character in base64", { ...png, dataURL: png.dataURL.replace(/.$/, "<") }],
    ["a parameter in the type", { ...png, dataURL: png.dataURL.replace(";", ";charset=utf-8;") }],
    ["an id with a slash", { ...png, id: "a/b" }],
    ["the id __proto__", { ...png, id: "__proto__" }],
    ["more than 16 megapixels", sampleFile("file-1", "image/png", 4001, 4000)],
    ["no width", sampleFile("file-1", "image/png", 0, 10)],
    ["no height in a JPEG", sampleFile("file-1", "image/jpeg", 10, 0)],
    ["a JPEG without a size", withBytes("\u00ff\u00d8\u00ff\u00da\u0000\u0002abc", "image/jpeg")],
    [
      "a JPEG whose segments lead nowhere",
      withBytes(`\u00ff\u00d8${"\u00ff\u00e0\u0000\u0000".repeat(9)}`, "image/jpeg"),
    ],
    ["a head that is cut off", withBytes("\u0089PNG\r\n\u001a\n")],
    ["more than 4 MiB", sampleFile("file-1", "image/png", 10, 10, FILE_MAX_BYTES)],
    ["no object", png.dataURL],
  ])("refuses %s", (_what, value) => {
    expect(gateFile(value)).toBeNull();
  });

  it("keeps an image of exactly 4 MiB", () => {
    const head = base64Bytes(base64Of(png));
    expect(gateFile(sampleFile("file-1", "image/png", 10, 10, FILE_MAX_BYTES - head))).not.toBeNull();
  });
});
