export const sessionStream = (sessionId: number): string => `session:${sessionId}`;
export const userStream = (keycloakId: string): string => `user:${keycloakId}`;

/** The public part of the catalogue: events of sessions visible on the whole platform. */
export const CATALOGUE_STREAM = "catalog";
/** The catalogue's part of an organisation or institution. */
export const catalogueStreamOf = (scope: "organisation" | "institution", id: number): string =>
  `${CATALOGUE_STREAM}:${scope}:${id}`;

/**
 * Position from which a stream continues for this cursor; null at its head. A part of the catalogue that the cursor
 * does not name continues at its beginning if the cursor names the catalogue: the cursor is from before the catalogue
 * was split, or from before its person belonged to that part.
 */
export function positionIn(stream: string, cursor: ReadonlyMap<string, number>): number | null {
  const isCatalogue = stream.startsWith(`${CATALOGUE_STREAM}:`);
  return cursor.get(stream) ?? (isCatalogue && cursor.has(CATALOGUE_STREAM) ? 0 : null);
}
