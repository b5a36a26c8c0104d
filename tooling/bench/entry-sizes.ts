import { entrySizes } from "../packaging/entry-sizes.ts";
import type { Row } from "./table.ts";

/** The most that one entry point of a kind weighs, in kB of gzip; the first kind that fits a name counts. */
const BOUNDS: ReadonlyArray<{ of: RegExp; bound: number }> = [
  { of: /\/whiteboard\/excalidraw$/, bound: 380 },
  { of: /\/live-dashboard$/, bound: 105 },
  { of: /\/headless$/, bound: 21 },
  { of: /\/view$/, bound: 18 },
  { of: /^/, bound: 39 },
];

/** Sizes of every public entry point of the packages; needs their `dist`. */
export async function entrySizeRows(): Promise<Row[]> {
  const sizes = await entrySizes();
  return sizes.map(({ specifier, gzipBytes }) => {
    const bound = BOUNDS.find(({ of }) => of.test(specifier))?.bound ?? 0;
    return {
      what: specifier,
      ours: `${gzipBytes} B gzip`,
      peer: "–",
      ratio: "–",
      bound: `≤ ${bound} kB`,
      held: gzipBytes > 0 && gzipBytes <= bound * 1000,
    };
  });
}
