import type { Plugin } from "vite";

const ROUTER = /^react-router(?:\/dom)?$/;

/** React Router's entry points lead to its development build, with warnings for developers; the production build lies beside it. */
export function productionRouter(): Plugin {
  return {
    name: "hotseat:production-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!ROUTER.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}
