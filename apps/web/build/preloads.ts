/** The code that is loaded after its page is drawn: the room's later parts, and the bell above a page. */
const LATER = /(?:dashboard-page|app-page|\/call)-/;
/** Pages with many files, whose names would be in the first load of every page. */
const LARGE = /(?:pad|replay)-page/;

/**
 * The files that a page preloads together with a script. For parts that are loaded later, and for large pages, only
 * their styles, which must be there before they are drawn: most scripts of a later part are loaded already, and the
 * list of all would be in the first load.
 */
export function preloads(
  script: string,
  needs: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
) {
  const stylesOnly = hostType === "js" && (LATER.test(hostId) || LARGE.test(script));
  return stylesOnly ? needs.filter((file) => file.endsWith(".css")) : needs;
}
