/**
 * What a page asks for together with a script it fetches. The room fetches its later parts when it is at rest, one script after the
 * other: their lists, which nobody waits for, would be in its first load. Their styles must be there before they are drawn.
 */
export function preloads(
  _script: string,
  needs: string[],
  { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
) {
  return hostType === "js" && hostId.includes("dashboard-page") ? needs.filter((file) => file.endsWith(".css")) : needs;
}
