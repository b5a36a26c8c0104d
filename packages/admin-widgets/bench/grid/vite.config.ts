import { hotseatVite } from "@hotseat/vite-config/hotseat.ts";

/** The page that `npm run bench -- grid` measures; the folder to build into is given by the caller. */
export default { ...hotseatVite(), root: import.meta.dirname, build: { target: "esnext", emptyOutDir: true } };
