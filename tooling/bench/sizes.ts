import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findOne } from "../checks/find-one.ts";
import { type Chunk, findKeys, firstLoad, gzipBytes, PAGES, readManifest } from "./first-load.ts";

const DIST = path.resolve(import.meta.dirname, "../../apps/web/dist");
const KB = 1000;
/** A string of LiveKit's client or of Excalidraw, which minifying keeps. */
const CALL_PARTS = /RTCPeerConnection|excalidraw/i;

/** Files that the room fetches after its first render, so that panels open at once; texts only in the reader's language. */
const laterParts = (chunks: Chunk[]) =>
  chunks.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => /session-widgets\/src\//.test(key));

/** Every style sheet of the web app. */
const styleSheets = () =>
  readdirSync(path.join(DIST, "assets"))
    .filter((file) => file.endsWith(".css"))
    .map((file) => `assets/${file}`);

/**
 * Scripts that one page alone loads, without any language.
 * @param later what it loads after its first scripts
 */
function ownScripts(manifest: Parameters<typeof findKeys>[0], page: string, later?: RegExp): string[] {
  const keys = findKeys(manifest, /routes\/[\w-]+\.tsx$/);
  const isOf = (key: string) => key.endsWith(`/${page}.tsx`);
  const others = new Set(
    firstLoad(
      manifest,
      keys.filter((key) => !isOf(key)),
    ).scripts,
  );
  const own = firstLoad(manifest, [...keys.filter(isOf), ...(later ? findKeys(manifest, later) : [])]).scripts.filter(
    (file) => !others.has(file),
  );
  if (own.length === 0) throw new Error(`the chunks of ${page} were not found in the manifest`);
  return own;
}

const row = (what: string, bytes: number, bound: number) => ({
  what,
  ours: `${(bytes / KB).toFixed(1)} kB gzip`,
  peer: "–",
  ratio: "–",
  bound: `≤ ${bound} kB`,
  held: bytes <= bound * KB,
});

/** First loads of the built web app; needs `apps/web/dist` with its manifest. */
export function sizes() {
  const manifest = readManifest(DIST);
  const pages = PAGES.map(({ name, routes, bound }) => {
    const found = findKeys(manifest, routes);
    if (found.length === 0) throw new Error(`the routes of the ${name} were not found in the manifest`);
    return { name, bound, found, ...firstLoad(manifest, found) };
  });
  const named = (name: string) => findOne(pages, (page) => page.name === name);
  const [listing, room] = [named("listing"), named("room")];
  const callParts = (files: string[]) =>
    files.filter((file) => CALL_PARTS.test(readFileSync(path.join(DIST, file), "utf8")));
  if (callParts(room.scripts).length === 0) throw new Error("the room's chunks were not found in the manifest");
  const whole = firstLoad(manifest, [...room.found, ...laterParts(room.chunks)]);
  const foreign = callParts(listing.scripts);
  const isOfExcalidraw = (file: string) => file.startsWith("assets/excalidraw-");
  const excalidraw = styleSheets().filter(isOfExcalidraw);
  const ours = styleSheets().filter((file) => !isOfExcalidraw(file));
  if (excalidraw.length === 0) throw new Error("Excalidraw's style sheet was not found");
  return [
    ...pages.map(({ name, scripts, bound }) => row(`${name}, first load, script`, gzipBytes(DIST, scripts), bound)),
    {
      what: "listing, LiveKit or Excalidraw in it",
      ours: `${foreign.length} files`,
      peer: "–",
      ratio: "–",
      bound: "0",
      held: foreign.length === 0,
    },
    row("code pad, before a language is loaded", gzipBytes(DIST, ownScripts(manifest, "pad-page")), 130),
    row(
      "batch editor, on its route only",
      gzipBytes(DIST, ownScripts(manifest, "admin-batch-page", /batch-csv-editor\/connected\/new-import/)),
      120,
    ),
    { ...row("room, with all that may be opened in it", gzipBytes(DIST, whole.scripts), 0), bound: "–", held: true },
    row("CSS of every page, without Excalidraw's", gzipBytes(DIST, ours), 60),
    row("CSS of Excalidraw, loaded with the board only", gzipBytes(DIST, excalidraw), 23),
  ];
}
