/** Joins class names; skips missing ones. */
export function classNames(...names: Array<string | undefined | false>): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
