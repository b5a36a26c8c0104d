// The whiteboard's fonts come from this site: without them it would draw with the browser's own.
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
cpSync(at("./node_modules/@hotseat/session-widgets/dist/excalidraw"), at("./public/excalidraw"), { recursive: true });
