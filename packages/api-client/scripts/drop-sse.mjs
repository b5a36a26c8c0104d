// The generated client brings a reader of event streams of its own; ours is `src/events`. It would weigh on every page.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PARTS = [
  /^import \{ createSseClient \} from '[^']+';\n/m,
  /^ {2}const makeSseFn = [\s\S]*?^ {2}\};\n\n/m,
  /^ {4}sse: \{\n[\s\S]*?^ {4}\},\n/m,
];

/** Removes the reader of event streams from the generated client; throws where the generator writes it in another way. */
export function dropSse(folder) {
  const file = join(folder, "client", "client.gen.ts");
  let text = readFileSync(file, "utf8");
  for (const part of PARTS) {
    if (!part.test(text)) throw new Error(`${file}: nothing matches ${part}`);
    text = text.replace(part, "");
  }
  writeFileSync(file, text);
}
