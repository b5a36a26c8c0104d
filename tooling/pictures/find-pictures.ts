/** Where the pictures of the documents are, and how much they may weigh together, in bytes. */
export const FOLDER = "docs/pictures";
export const MOST_BYTES = 4 * 1024 * 1024;

const SHOWN = /docs\/pictures\/([\w-]+)\.webp|(?:\.\/|\.\.\/)+pictures\/([\w-]+)\.webp/g;

/** The names of the pictures that the documents show, without their ending. @param texts of documents */
export function shownPictures(texts: readonly string[]) {
  const names = texts.flatMap((text) => [...text.matchAll(SHOWN)].map(([, root, near]) => root ?? near));
  return [...new Set(names)].sort();
}

/**
 * Returns what is wrong with the pictures of the documents, one line each.
 * @param shown names the documents show
 * @param kept files in the folder
 */
export function pictureFaults(shown: readonly string[], kept: readonly { file: string; bytes: number }[]) {
  const names = kept.map(({ file }) => file);
  const bytes = kept.reduce((sum, picture) => sum + picture.bytes, 0);
  return [
    ...shown.filter((name) => !names.includes(`${name}.webp`)).map((name) => `${name}.webp is shown and missing`),
    ...names.filter((file) => !shown.includes(file.replace(/\.webp$/, ""))).map((file) => `${file} is shown nowhere`),
    ...(bytes > MOST_BYTES ? [`together they weigh ${bytes} bytes, at most ${MOST_BYTES} are allowed`] : []),
  ];
}
