import { HOSTILE_HOST, HOSTILE_PAGE, type HostilePayload } from "./hostile-elements.ts";
import { sampleFile } from "./testing.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hostile=1"><image href="https://${HOSTILE_HOST}/"/><script>parent.hostile=1</script></svg>`;
const PNG = sampleFile("file-1", "image/png", 10, 10);
const JPEG_HEAD = "\u00ff\u00d8";

const of = (mimeType: string, bytes: string, id = "file-1") => ({
  id,
  mimeType,
  dataURL: `data:${mimeType};base64,${btoa(bytes)}`,
});
const at = (dataURL: unknown) => ({ ...PNG, dataURL });

/** Images as an attacker would send, drop, paste or store them. */
export const HOSTILE_FILES: readonly HostilePayload[] = Object.entries({
  "an SVG with a script": of("image/svg+xml", SVG),
  "an SVG that says it is a PNG": of("image/png", SVG),
  "an SVG behind the name of a WebP": of("image/webp", SVG),
  "an SVG as text": { ...PNG, mimeType: "image/svg+xml", dataURL: `data:image/svg+xml,${encodeURIComponent(SVG)}` },
  "an SVG as text that says it is a PNG": at(`data:image/png,${encodeURIComponent(SVG)}`),
  "a page": of("text/html", HOSTILE_PAGE),
  "a page that says it is a JPEG": of("image/jpeg", HOSTILE_PAGE),
  "a GIF that is a script too": of("image/gif", "GIF89a/*\u0001*/=1;parent.hostile=1"),
  "a bitmap": of("image/bmp", "BM0000"),
  "an AVIF": of("image/avif", "\u0000\u0000\u0000\u001cftypavif"),
  "an address elsewhere": at(`https://${HOSTILE_HOST}/a.png`),
  "an address without a scheme": at(`//${HOSTILE_HOST}/a.png`),
  "a script's address": at("javascript:parent.hostile=1"),
  "a blob's address": at(`blob:https://${HOSTILE_HOST}/1`),
  "a type with a parameter": at(PNG.dataURL.replace(";", ";x=1;")),
  "two types": at(PNG.dataURL.replace("data:", "data:text/html,")),
  "a type in capitals": at(PNG.dataURL.replace("image/png", "IMAGE/PNG")),
  "space in base64": at(PNG.dataURL.replace(",", ", ")),
  "a page behind base64": at(`${PNG.dataURL}${HOSTILE_PAGE}`),
  "no data": at("data:image/png;base64,"),
  "a number for data": at(7),
  "a list for data": at([PNG.dataURL]),
  "a PNG of 65,535 × 65,535": sampleFile("file-1", "image/png", 65_535, 65_535),
  "a PNG as wide as can be": sampleFile("file-1", "image/png", 4_294_967_295, 1),
  "a PNG without height": sampleFile("file-1", "image/png", 9, 0),
  "a WebP of 16,384 × 16,384": sampleFile("file-1", "image/webp", 16_384, 16_384),
  "a JPEG of 65,535 × 65,535": sampleFile("file-1", "image/jpeg", 65_535, 65_535),
  "a JPEG whose segments go round": of("image/jpeg", `${JPEG_HEAD}${"\u00ff\u00e0\u0000\u0000".repeat(200)}`),
  "a JPEG without a size": of("image/jpeg", `${JPEG_HEAD}\u00ff\u00da\u0000\u0002`),
  "a head alone": of("image/png", "\u0089PNG\r\n\u001a\n"),
  "5 MiB": sampleFile("file-1", "image/png", 10, 10, 5 * 1024 * 1024),
  "an id that is a path": { ...PNG, id: "../../etc/passwd" },
  "an id that every object has": { ...PNG, id: "__proto__" },
  "an id with a page": { ...PNG, id: HOSTILE_PAGE },
  "no id": { mimeType: PNG.mimeType, dataURL: PNG.dataURL },
  "no type": { id: PNG.id, dataURL: PNG.dataURL },
}).map(([name, payload]) => ({ name, payload }));
