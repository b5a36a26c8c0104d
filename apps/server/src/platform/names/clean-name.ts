/** Controls of direction, joiners, fillers and other characters without a picture; a name has no use for them. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2800]/gu;
const SPACE = /[\p{Z}\t\n\r]+/gu;

/** A name without invisible characters and controls of direction, each gap one space; empty when nothing of it can be seen. */
export function cleanName(name: string): string {
  return name.normalize("NFC").replace(SPACE, " ").replace(INVISIBLE, "").replace(/ {2,}/g, " ").trim();
}
