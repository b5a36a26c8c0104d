/**
 * What a page asks for together with a script it fetches. Of the room's later parts only their styles, which must be there before
 * they are drawn: most of the scripts they need are there, and the list of all would be in the room's first load.
 */
export function preloads(
  _script: string,
  needs: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
) {
  return hostType === "js" && hostId.includes("dashboard-page") ? needs.filter((file) => file.endsWith(".css")) : needs;
}
