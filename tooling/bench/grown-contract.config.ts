import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import web from "../../apps/web/vite.config.ts";

const COMMITTED = path.resolve(import.meta.dirname, "../../packages/api-client/src/generated");
const GROWN = process.env.HOTSEAT_GENERATED ?? COMMITTED;

/** Reads the generated client from another folder; its files keep the committed names. */
function otherClient(): Plugin {
  const inGrown = (file: string) => path.join(GROWN, path.relative(COMMITTED, file));
  const isGenerated = (file: string) => file.startsWith(COMMITTED + path.sep);
  return {
    name: "hotseat:other-client",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !isGenerated(importer) || !source.startsWith(".")) return null;
      const file = `${path.resolve(path.dirname(importer), source)}.ts`;
      return isGenerated(file) && existsSync(inGrown(file)) ? file : null;
    },
    load: (id) => (isGenerated(id) ? readFileSync(inGrown(id), "utf8") : null),
  };
}

/** The web app with the generated client of the folder `HOTSEAT_GENERATED`. */
export default { ...web, plugins: [...(web.plugins ?? []), otherClient()] };
