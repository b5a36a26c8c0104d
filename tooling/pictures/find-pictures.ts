/** The folder of the documents' pictures, and their maximum total size in bytes. */
export const FOLDER = "docs/pictures";
export const MOST_BYTES = 4 * 1024 * 1024;

const SHOWN = /docs\/pictures\/([\w-]+)\.webp|(?:\.\/|\.\.\/)+pictures\/([\w-]+)\.webp/g;

/** Returns the names of the pictures in documents, without their extension. @param texts texts of the documents */
export function shownPictures(texts: readonly string[]) {
  const names = texts.flatMap((text) => [...text.matchAll(SHOWN)].map(([, root, near]) => root ?? near));
  return [...new Set(names)].sort();
}

/**
 * Returns the errors in the documents' pictures, one line each.
 * @param shown names in the documents
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
