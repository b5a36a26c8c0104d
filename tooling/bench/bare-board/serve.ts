import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { selfHostedExcalidraw } from "@hotseat/vite-config/excalidraw.ts";
import { build, preview } from "vite";

/** Builds the page with bare Excalidraw and serves it with these elements. */
export async function serveBareBoard(folder: string, elements: readonly unknown[]) {
  const root = import.meta.dirname;
  const outDir = path.join(folder, "bare-board");
  mkdirSync(outDir, { recursive: true });
  const plugins = [selfHostedExcalidraw()];
  await build({ root, plugins, logLevel: "error", build: { outDir, target: "es2022" }, base: "./", configFile: false });
  writeFileSync(path.join(outDir, "elements.json"), JSON.stringify(elements));
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("the page with bare Excalidraw is not served");
  return { url, close: () => server.close() };
}
