// This site's own server: the built page, and the one call that needs the partner's key, which no browser ever sees.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("./dist", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

const {
  PORT = "5300",
  /** Where Hotseat runs. */
  HOTSEAT_URL = "http://127.0.0.1:4000",
  /** From POST /api/v1/embed/partners/, shown once to a platform administrator. */
  HOTSEAT_PARTNER_KEY,
  SESSION_ID = "1",
  /** The person signed in to this site; a real site reads it from its own session. */
  SIGNED_IN_EMAIL = "amelie@hotseat.example",
} = process.env;
if (!HOTSEAT_PARTNER_KEY) throw new Error("Set HOTSEAT_PARTNER_KEY, the key of this partner.");

/** A token for the signed-in person and this session, good for 15 minutes. */
async function mintToken() {
  const response = await fetch(`${HOTSEAT_URL}/api/v1/embed/tokens/`, {
    method: "POST",
    headers: { Authorization: `Bearer ${HOTSEAT_PARTNER_KEY}`, "Content-Type": "application/json" },
    body: JSON.stringify({ session_id: Number(SESSION_ID), email: SIGNED_IN_EMAIL }),
  });
  return { status: response.ok ? 200 : 502, body: await response.json() };
}

const ROUTES = {
  "/settings.json": async () => ({ status: 200, body: { hotseatUrl: HOTSEAT_URL, sessionId: Number(SESSION_ID) } }),
  "/hotseat-token": mintToken,
};

async function sendFile(pathname, response) {
  const file = join(DIST, normalize(pathname === "/" ? "/index.html" : pathname));
  const found = file.startsWith(DIST) && (await stat(file).catch(() => undefined))?.isFile();
  if (!found) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://partner.localhost");
  const route = ROUTES[pathname];
  if (!route) return sendFile(pathname, response);
  const { status, body } = await route();
  response
    .writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(body));
}).listen(Number(PORT), "127.0.0.1", () => console.log(`Career Corner is ready: http://partner.localhost:${PORT}`));
