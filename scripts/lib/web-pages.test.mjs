import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { areaOfFolder, digestFiles, leftOutFiles, leftOutModules, webAreas } from "./web-pages.mjs";

// A small build: the entry loads `frame`, and with import() the listing and the room; the listing, a late dialog of the room's package.

const HASHES = {
  entry: "aaaaaaa",
  frame: "bbbbbbb",
  listing: "ccccccc",
  room: "ddddddd",
  dialog: "eeeeeee",
  sheet: "ffffffff",
};
const CONTENT = { frame: "frame", listing: "listing", room: "room", dialog: "dialog", sheet: ".a{}" };
const LEFT_OUT = ["apps/web/src/room-page.tsx", "packages/session-widgets/src/"];

/** @type {string[]} */
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** @param {Partial<typeof CONTENT>} [changes] a changed file has another hash, and so has each that names it */
function build(changes = {}) {
  const content = { ...CONTENT, ...changes };
  const hash = Object.fromEntries(
    Object.entries(HASHES).map(([name, value]) => [name, name in changes ? value.replace(/./g, "x") : value]),
  );
  const hasChanged = Object.keys(changes).length > 0;
  const entry = `assets/index-${hasChanged ? "yyyyyyy" : hash.entry}.js`;
  const [frame, room, dialog] = ["frame", "room", "dialog"].map((name) => `assets/${name}-${hash[name]}.js`);
  const listing = `assets/listing-${"dialog" in changes ? "zzzzzzz" : hash.listing}.js`;
  const sheet = `assets/pages-${hash.sheet}.css`;
  const files = {
    "index.html": `<script src="/${entry}">`,
    [entry]: `import"./${path.basename(frame)}";deps=["${listing}","${room}","${sheet}"]`,
    [frame]: content.frame,
    [listing]: `${content.listing};import("./${path.basename(dialog)}")`,
    [`${listing}.br`]: "compressed",
    [room]: content.room,
    [dialog]: content.dialog,
    [sheet]: content.sheet,
    ".vite/manifest.json": JSON.stringify({
      "index.html": {
        file: entry,
        imports: ["_frame.js"],
        dynamicImports: ["src/listing-page.tsx", "src/room-page.tsx"],
      },
      "_frame.js": { file: frame },
      "src/listing-page.tsx": {
        file: listing,
        css: [sheet],
        dynamicImports: ["../../packages/session-widgets/src/dialog.tsx"],
      },
      "src/room-page.tsx": { file: room, imports: ["_frame.js"], css: [sheet] },
      "../../packages/session-widgets/src/dialog.tsx": { file: dialog },
    }),
  };
  const dist = mkdtempSync(path.join(os.tmpdir(), "hotseat-dist-"));
  folders.push(dist);
  for (const folder of ["assets", ".vite"]) mkdirSync(path.join(dist, folder));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dist, file), text);
  return dist;
}
const digestOf = (/** @type {string} */ dist, modules = LEFT_OUT) => digestFiles(dist, leftOutFiles(dist, modules));

it("leaves out the files that only left-out modules load, and no file that another page loads as well", () => {
  const dist = build();
  expect([...leftOutFiles(dist, LEFT_OUT)].sort()).toEqual(["assets/dialog-eeeeeee.js", "assets/room-ddddddd.js"]);
  expect(leftOutFiles(dist, [])).toEqual(new Set());
});

it("a build without a left-out module is refused, because the list is out of date", () => {
  expect(() => leftOutFiles(build(), ["apps/web/src/gone-page.tsx"])).toThrow("names apps/web/src/gone-page.tsx");
});

it.each(["room", "dialog"])(
  "a change in the left-out chunk %s leaves the digest, and changes that of the whole build",
  (name) => {
    const [before, after] = [build(), build({ [name]: "changed" })];
    expect(digestOf(after)).toBe(digestOf(before));
    expect(digestOf(after, [])).not.toBe(digestOf(before, []));
  },
);

it.each(["frame", "listing", "sheet"])("a change in %s, which the pages load, changes the digest", (name) => {
  expect(digestOf(build({ [name]: "changed" }))).not.toBe(digestOf(build()));
});

it("an entry that loads another chunk under the same plain name has another digest", () => {
  const [before, after] = [build(), build()];
  writeFileSync(path.join(after, "assets/frame-ggggggg.js"), "other");
  writeFileSync(
    path.join(after, "assets/index-aaaaaaa.js"),
    `import"./frame-ggggggg.js";deps=["assets/listing-ccccccc.js","assets/room-ddddddd.js","assets/pages-ffffffff.css"]`,
  );
  writeFileSync(path.join(before, "assets/frame-ggggggg.js"), "other");
  expect(digestOf(after)).not.toBe(digestOf(before));
});

it("a folder of tests has the area whose script names it, and another folder none", () => {
  expect(["shell", "tools", "support"].map(areaOfFolder)).toEqual(["shell", "call", undefined]);
});

it("modules are left out of areas that exist only", () => {
  expect(webAreas().filter((area) => leftOutModules(area).length > 0)).toEqual(["shell"]);
});
