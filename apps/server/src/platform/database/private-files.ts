import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type BeforeStart = NonNullable<Parameters<Init>[1]["preRun"]>[number];
/** The part of Emscripten's file system that is used here; its own types come with a compiler that is not installed. */
interface Chmod {
  chmod(path: unknown, mode: number, dontFollow?: boolean): void;
}

const OWNER_ONLY = 0o700;

/**
 * Makes each file of the embedded database readable for its owner only: PGlite sets the mode of some itself, past the
 * umask, so that everybody could read them.
 */
export class PrivateFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const restrict: BeforeStart = ({ FS }) => {
      const files: Chmod = FS;
      const chmod = files.chmod.bind(files);
      files.chmod = (path, mode, dontFollow) => chmod(path, mode & OWNER_ONLY, dontFollow);
    };
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), restrict] } };
  }
}
