/** Joins class names, leaving out what is missing. */
export function classNames(...names: Array<string | undefined | false>): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
