/** A name without what a file's name cannot have, and without an ending; `fallback` for an empty one. */
export function fileStemOf(name: string, fallback: string): string {
  return name.trim().replace(/[^\p{L}\p{N}._-]+/gu, "_") || fallback;
}
