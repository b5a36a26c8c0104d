import type { Plugin } from "vite";

const LATIN = /(?:^|\/)inter-latin-wght-normal-[^/]+\.woff2$/;

/**
 * Writes the Latin letters to `/inter.woff2` as well, because the server's own pages, such as the sign-in form, use
 * that name.
 */
export function plainFont(): Plugin {
  return {
    name: "hotseat:plain-font",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !LATIN.test(file.fileName)) continue;
        this.emitFile({ type: "asset", fileName: "inter.woff2", source: file.source });
        return;
      }
      this.error("the build has no Inter with Latin letters to name /inter.woff2");
    },
  };
}
