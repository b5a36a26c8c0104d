import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The path below the site's root at which the apps serve Excalidraw's fonts; the widget's default for `assetPath`. */
const ASSET_PATH = "/excalidraw/";

const PLUGIN = "hotseat:excalidraw";
const WIDGETS = fileURLToPath(new URL("../../packages/session-widgets/package.json", import.meta.url));
const CODE = /@excalidraw[\\/]excalidraw[\\/]dist[\\/](?:prod|dev)[\\/][\w.-]+\.js$/;
const FALLBACK = "ASSETS_FALLBACK_URL";
const FALLBACK_SOURCE = new RegExp(String.raw`\w+\.push\(new URL\(\w+,\s*\w+\.${FALLBACK}\)\)`, "g");
const OUTSIDE = /https:\/\/esm\.sh\//g;

/** The package that turns mermaid text into elements, through HTML in the page. */
export const MERMAID = /^@excalidraw\/mermaid-to-excalidraw$/;
/** In its place: pasted mermaid text stays text, and 18 MB are not loaded. */
export const NO_MERMAID =
  'export const parseMermaidToExcalidraw = () => Promise.reject(new Error("Mermaid text stays text."));';
const NO_MERMAID_ID = "\0hotseat:no-mermaid";

/** The folder of Excalidraw's build for production. */
export const excalidrawFolder = () => dirname(createRequire(WIDGETS).resolve("@excalidraw/excalidraw"));

/** Returns every font of Excalidraw by its path below the asset path, such as `fonts/Virgil/Virgil-….woff2`. */
export function excalidrawFonts(): { readonly path: string; readonly file: string }[] {
  const folder = excalidrawFolder();
  return readdirSync(join(folder, "fonts"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => ({ path: `fonts/${name.replaceAll("\\", "/")}`, file: join(folder, "fonts", name) }));
}

/** Whether a file belongs to Excalidraw's own code. */
export const isExcalidrawCode = (file: string) => CODE.test(file.split("?")[0] ?? file);

/**
 * Removes the public server that Excalidraw adds to each font as a second source.
 * @throws when the code has that server and not in the known place: another version of Excalidraw
 */
export function withoutOutsideFonts(code: string): string {
  if (!code.includes(FALLBACK)) return code;
  if (!FALLBACK_SOURCE.test(code)) throw new Error(`Excalidraw adds ${FALLBACK} to its fonts in another way.`);
  return code.replace(FALLBACK_SOURCE, "void 0").replace(OUTSIDE, "");
}

/** Both changes, for Vite's modules and for the ones that it bundles before a development server starts. */
const changes = {
  name: PLUGIN,
  resolveId: (source: string) => (MERMAID.test(source) ? NO_MERMAID_ID : null),
  load: (id: string) => (id === NO_MERMAID_ID ? NO_MERMAID : null),
  transform: (code: string, id: string) =>
    isExcalidrawCode(id) ? { code: withoutOutsideFonts(code), map: null } : null,
};

/** Excalidraw without outside addresses, its fonts from this site: written by a build, served by a development server. */
export function selfHostedExcalidraw(): Plugin {
  return {
    ...changes,
    config: () => ({
      optimizeDeps: {
        include: ["@hotseat/session-widgets > @excalidraw/excalidraw"],
        rolldownOptions: { plugins: [changes] },
      },
    }),
    configureServer(server) {
      server.middlewares.use(ASSET_PATH, (request, response, next) => {
        const path = decodeURIComponent(request.url?.split("?")[0] ?? "").replace(/^\//, "");
        const font = excalidrawFonts().find((one) => one.path === path);
        if (!font || !existsSync(font.file)) return next();
        response.setHeader("content-type", "font/woff2");
        createReadStream(font.file).pipe(response);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, file } of excalidrawFonts())
        this.emitFile({ type: "asset", fileName: `${ASSET_PATH.slice(1)}${path}`, source: readFileSync(file) });
    },
  };
}
