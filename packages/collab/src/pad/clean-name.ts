/** Direction controls, joiners, fillers, halves of a pair and other invisible characters, which a name does not need. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;
const SPACE = /[\p{Z}\t\n\r]+/gu;

/**
 * A name without invisible characters and direction controls, each gap one space; empty when nothing of it is visible.
 */
export function cleanName(name: string): string {
  return name.normalize("NFC").replace(SPACE, " ").replace(INVISIBLE, "").replace(/ {2,}/g, " ").trim();
}
