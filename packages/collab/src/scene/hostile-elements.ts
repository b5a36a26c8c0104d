import { ELEMENT_TYPES } from "./element.ts";
import { sampleElement } from "./testing.ts";

/** A host that must never be asked for anything. */
export const HOSTILE_HOST = "attacker.example";
/** A page that would say on its window that it ran. */
export const HOSTILE_PAGE = `<img src=x onerror="parent.hostile=1;fetch('https://${HOSTILE_HOST}/')"><script>parent.hostile=1</script>`;

export interface HostilePayload<T = unknown> {
  readonly name: string;
  readonly payload: T;
}

type Fields = Readonly<Record<string, unknown>>;
const like = (type: Parameters<typeof sampleElement>[0], fields: Fields) => ({ ...sampleElement(type), ...fields });

/** One payload for each value of one field. */
function each(
  type: Parameters<typeof sampleElement>[0],
  field: string,
  values: readonly unknown[],
): HostilePayload<Fields>[] {
  return values.map((value, at) => ({
    name: `${type} ${field} ${at + 1}: ${String(JSON.stringify(value)).slice(0, 60)}`,
    payload: like(type, { [field]: value }),
  }));
}

const TYPES = [
  ...["iframe", "embeddable", "magicframe", "selection", "IFRAME", " iframe", "html", "script", "svg", "video", "draw"],
  ...["foreignObject", "object", "toString", "__proto__", "", 0, null, true, ["iframe"], { toString: "iframe" }],
];
const LINKS = [
  "javascript:parent.hostile=1",
  "JaVaScRiPt:parent.hostile=1",
  " javascript:parent.hostile=1",
  "java\tscript:parent.hostile=1",
  "java\nscript:parent.hostile=1",
  "\u0001javascript:parent.hostile=1",
  "javascript&colon;parent.hostile=1",
  "javascript://https://example.org/%0aparent.hostile=1",
  `data:text/html,${HOSTILE_PAGE}`,
  "data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaG9zdGlsZT0xPC9zY3JpcHQ+",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  `blob:https://${HOSTILE_HOST}/1`,
  "about:blank",
  "view-source:https://example.org",
  `//${HOSTILE_HOST}/`,
  "/api/v1/oidc/logout/",
  `\\\\${HOSTILE_HOST}\\share`,
  `https://${HOSTILE_HOST}/" onmouseover="parent.hostile=1`,
  `https://${HOSTILE_HOST}/'><script>parent.hostile=1</script>`,
  "https://example.org/\u202egpj.exe",
  "https://example.org/\u0000",
  "ftp://example.org/",
  "intent://example.org#Intent;end",
  { toString: "https://example.org" },
  ["https://example.org"],
];
const PAINTS = [
  `url(https://${HOSTILE_HOST}/a.svg#b)`,
  `url("https://${HOSTILE_HOST}/a.svg#b")`,
  `URL(//${HOSTILE_HOST}/a)`,
  "url(data:image/svg+xml,%3Csvg/%3E#a)",
  `image-set("https://${HOSTILE_HOST}/a.png" 1x)`,
  `red;background:url(https://${HOSTILE_HOST}/)`,
  'red" onload="parent.hostile=1',
  "red'/><script>parent.hostile=1</script>",
  "expression(parent.hostile=1)",
  "var(--secret)",
  `rgb(1,2,3) url(https://${HOSTILE_HOST}/)`,
  { toString: "red" },
];
const NAMES = [
  '"><script>parent.hostile=1</script>',
  "a) url(https://attacker.example/",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "../../secret",
  "",
  "x".repeat(10_000),
  "a\u0000b",
  { toString: "a" },
];
const NUMBERS = [1e308, -1e308, 2_000_000, "1", null, [], {}, true, "1e9; parent.hostile=1"];
const INDEXES = ["zzz", "b0", "a00", "00", "", "a-", `A${"0".repeat(26)}`, "a0".repeat(5000), 7, {}];
const POINTS = [
  [],
  [[0, 0, 0]],
  [[0]],
  [0, 0],
  [["0", "0"]],
  [[0, null]],
  [[1e308, 1e308]],
  { length: 1e9 },
  "0,0 1,1",
  [{ 0: 0, 1: 0, length: 2 }],
];
const EXTRAS = {
  onclick: "parent.hostile=1",
  onload: "parent.hostile=1",
  innerHTML: HOSTILE_PAGE,
  dangerouslySetInnerHTML: { __html: HOSTILE_PAGE },
  srcdoc: HOSTILE_PAGE,
  src: `https://${HOSTILE_HOST}/`,
  href: "javascript:parent.hostile=1",
  style: { background: `url(https://${HOSTILE_HOST}/)` },
  font: `20px url(https://${HOSTILE_HOST}/a.woff2)`,
  boundElementIds: [HOSTILE_PAGE],
  validated: true,
  children: [{ type: "iframe", srcdoc: HOSTILE_PAGE }],
  generationData: { status: "done", html: HOSTILE_PAGE },
};
const CUSTOM = { generationData: { status: "done", html: HOSTILE_PAGE } };
/** As JSON brings it: a property of its own with this name. */
const POLLUTING = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Fields;

/** Elements as an attacker would send, save, paste or store them. */
export const HOSTILE_ELEMENTS: readonly HostilePayload[] = [
  ...each("rectangle", "type", TYPES),
  ...ELEMENT_TYPES.flatMap((type) => each(type, "customData", [CUSTOM])),
  ...["iframe", "embeddable", "magicframe"].map((type) => ({
    name: `${type} with a page and a link`,
    payload: like("rectangle", { type, customData: CUSTOM, link: `https://${HOSTILE_HOST}/`, validated: true }),
  })),
  ...each("rectangle", "link", LINKS),
  ...each("rectangle", "strokeColor", PAINTS),
  ...each("ellipse", "backgroundColor", PAINTS),
  ...each("rectangle", "id", NAMES),
  ...each("image", "fileId", NAMES),
  ...each("text", "containerId", NAMES.slice(0, 4)),
  ...each("rectangle", "groupIds", [NAMES.slice(0, 3), "a", new Array(1000).fill("a"), [[]]]),
  ...each("rectangle", "boundElements", [
    [{ id: NAMES[0], type: "arrow" }],
    [{ id: "a", type: "iframe" }],
    new Array(1000).fill({ id: "a", type: "text" }),
  ]),
  ...each("rectangle", "x", NUMBERS),
  ...each("diamond", "width", NUMBERS),
  ...each("rectangle", "version", [2 ** 53, -1, 0, 1.5, "9"]),
  ...each("rectangle", "strokeWidth", [1e-9, 1e9, -1]),
  ...each("rectangle", "roughness", [1e9, "1"]),
  ...each("text", "fontSize", [1e9, 0, "20px"]),
  ...each("text", "fontFamily", [`url(https://${HOSTILE_HOST}/a.woff2)`, 99]),
  ...each("text", "text", ["a".repeat(1_000_000), { toString: "a" }, HOSTILE_PAGE, "a\u0000\ud800\u202eb", "{{7*7}}"]),
  ...each("frame", "name", [HOSTILE_PAGE, "a".repeat(10_000), {}]),
  ...each("rectangle", "index", INDEXES),
  ...each("freedraw", "points", POINTS),
  ...each("line", "points", POINTS),
  ...each("arrow", "startBinding", [{ elementId: HOSTILE_PAGE, focus: 0, gap: 0 }, { elementId: "a" }, "a"]),
  ...each("arrow", "endArrowhead", [HOSTILE_PAGE, `url(https://${HOSTILE_HOST}/)`]),
  ...each("arrow", "fixedSegments", [[{ index: 1e6, start: [0, 0], end: [1, 1] }], [{}], "a"]),
  ...each("image", "crop", [{ x: 0, y: 0, width: 0, height: 0, naturalWidth: 0, naturalHeight: 0 }, HOSTILE_PAGE]),
  ...each("image", "scale", [[1e9, 1e9], "1"]),
  ...Object.entries(EXTRAS).map(([field, value]) => ({
    name: `a field ${field}`,
    payload: like("rectangle", { [field]: value }),
  })),
  { name: "a polluted prototype", payload: { ...like("rectangle", {}), ...POLLUTING } },
  { name: "a polluting object", payload: POLLUTING },
];
