import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type BeforeStart = NonNullable<Parameters<Init>[1]["preRun"]>[number];
/** What of Emscripten's file system is used here; its own types come with a compiler we do not have. */
interface Chmod {
  chmod(path: unknown, mode: number, dontFollow?: boolean): void;
}

const OWNER_ONLY = 0o700;

/**
 * The embedded database's files, each for its owner alone: PGlite sets the mode of some by itself, past the umask, so that
 * everybody could read them.
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
