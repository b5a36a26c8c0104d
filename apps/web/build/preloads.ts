/**
 * The files that a page preloads together with a script. For the room's later parts only their styles, which must be
 * there before they are drawn: most of their scripts are loaded already, and the list of all would be in the room's
 * first load.
 */
export function preloads(
  _script: string,
  needs: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
) {
  return hostType === "js" && hostId.includes("dashboard-page") ? needs.filter((file) => file.endsWith(".css")) : needs;
}
