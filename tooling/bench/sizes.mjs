import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const DIST = path.resolve(import.meta.dirname, "../../apps/web/dist");
const KB = 1000;

/** What the room fetches once it is drawn, so that it is there when it is opened; texts come in the reader's language alone. */
const laterParts = (chunks) =>
  chunks.flatMap((chunk) => chunk.dynamicImports ?? []).filter((key) => /session-widgets\/src\//.test(key));

/** Everything a page loads at first: static imports from its entries, transitively (from Vite's manifest). */
function closure(manifest, entries) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...seen].map((key) => manifest[key]);
}

const gzip = (files) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file)), { level: 9 }).length, 0);
const find = (manifest, test) => Object.keys(manifest).filter((key) => test(key));

function loaded(manifest, routes) {
  const chunks = closure(manifest, [...find(manifest, (key) => manifest[key].isEntry), ...routes]);
  return { scripts: [...new Set(chunks.map((chunk) => chunk.file))].filter((file) => file.endsWith(".js")), chunks };
}

const row = (what, bytes, bound) => ({
  what,
  ours: `${(bytes / KB).toFixed(1)} kB gzip`,
  peer: "–",
  ratio: "–",
  bound: `≤ ${bound} kB`,
  held: bytes <= bound * KB,
});

/** First loads of the built web app; needs `apps/web/dist` with its manifest. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(path.join(DIST, ".vite/manifest.json"), "utf8"));
  const listing = loaded(
    manifest,
    find(manifest, (key) => /routes\/(home|listing)/.test(key)),
  );
  const room = loaded(
    manifest,
    find(manifest, (key) => /routes\/.*(dashboard|live)/.test(key)),
  );
  const whole = loaded(manifest, [
    ...find(manifest, (key) => /routes\/.*(dashboard|live)/.test(key)),
    ...laterParts(room.chunks),
  ]);
  const foreign = listing.scripts.filter(
    (file) =>
      /livekit|excalidraw/i.test(readFileSync(path.join(DIST, file), "utf8").slice(0, 5_000_000)) &&
      /RTCPeerConnection|excalidraw/i.test(readFileSync(path.join(DIST, file), "utf8")),
  );
  const css = readdirSync(path.join(DIST, "assets"))
    .filter((file) => file.endsWith(".css"))
    .map((file) => `assets/${file}`);
  if (listing.scripts.length < 2 || room.scripts.length <= listing.scripts.length)
    throw new Error("the routes' chunks were not found in the manifest");
  return [
    row("listing, first load, script", gzip(listing.scripts), 200),
    {
      what: "listing, LiveKit or Excalidraw in it",
      ours: `${foreign.length} files`,
      peer: "–",
      ratio: "–",
      bound: "0",
      held: foreign.length === 0,
    },
    row("room, first load, script", gzip(room.scripts), 400),
    { ...row("room, with all that may be opened in it", gzip(whole.scripts), 0), bound: "–", held: true },
    row("CSS, all of it", gzip(css), 60),
  ];
}
