import { PLATFORM } from "../../../packages/admin-widgets/src/batch-csv-editor/headless/batch.fixtures.ts";
import { HOSTILE_FILES } from "../../../packages/admin-widgets/src/batch-csv-editor/headless/file/hostile-files.fixtures.ts";
import { createBatchEditor } from "../../../packages/admin-widgets/src/batch-csv-editor/headless.ts";

/** Time from choosing a hostile file to its problem, or to its cells, in milliseconds. */
export interface HostileFigure {
  readonly name: string;
  readonly ms: number;
}

/** Opens each hostile file in an editor of its own. */
export async function measureHostile(): Promise<HostileFigure[]> {
  const figures: HostileFigure[] = [];
  for (const [name, source, outcome] of HOSTILE_FILES) {
    const editor = createBatchEditor({ scope: PLATFORM, onUpload: () => Promise.reject(new Error("no upload")) });
    await editor.prepare();
    const from = performance.now();
    await editor.openFile(source as Blob);
    figures.push({ name, ms: performance.now() - from });
    const state = editor.store.getState();
    const code = state.step === "empty" ? state.problem?.code : undefined;
    if (code !== ("problem" in outcome ? outcome.problem : undefined)) throw new Error(`${name}: ${code}`);
    editor.dispose();
  }
  return figures;
}
