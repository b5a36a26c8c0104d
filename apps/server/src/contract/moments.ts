/** Returns milliseconds since 1970 as an ISO 8601 time; null stays null. */
export function iso(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
