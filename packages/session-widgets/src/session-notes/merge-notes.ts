/** Two versions of a sheet that grew from the same one: every line of both stays, and nothing stands twice that need not. */
export function mergeNotes(base: string, mine: string, theirs: string): string {
  if (mine === theirs || theirs === base || mine.includes(theirs)) return mine;
  if (mine === base || theirs.includes(mine)) return theirs;
  if (base !== "" && mine.startsWith(base) && theirs.startsWith(base))
    return `${theirs}\n${mine.slice(base.length).trimStart()}`;
  return `${mine}\n\n${theirs}`;
}
