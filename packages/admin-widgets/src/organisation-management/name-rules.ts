/** Returns whether the name of an organisation or institution is empty. */
export function isNameMissing(name: string): boolean {
  return name.trim() === "";
}
