import { resolve } from "node:path";
import { testEntryPoints } from "@hotseat/vite-config/check-entry-points.ts";

testEntryPoints(resolve(import.meta.dirname, ".."), {
  modules: import.meta.glob("./*/{headless,view,index}.ts"),
  texts: import.meta.glob("./*/{headless,view,index}.ts", { query: "?raw", import: "default", eager: true }),
});
