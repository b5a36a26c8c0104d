/** A name that is an address itself: of a person whose provider sends no name. */
const ADDRESS = /^[^\s/\\<>:]+@[^\s/\\<>:]+$/;

/**
 * A name as a mail shows it: mail programs find nothing in it to turn into a link. Somebody chose it, and the reader may
 * be a stranger to them.
 */
export function mailedName(name: string): string {
  if (ADDRESS.test(name)) return name;
  return name.replace(/:[/\\]+/g, " ").replace(/\.(?=\S)/g, ". ");
}
