export const sessionStream = (sessionId: number): string => `session:${sessionId}`;
export const userStream = (keycloakId: string): string => `user:${keycloakId}`;

/** The catalogue's part that everybody reads: what happens to sessions visible on the whole platform. */
export const CATALOGUE_STREAM = "catalog";
/** The catalogue's part of an organisation or institution. */
export const catalogueStreamOf = (scope: "organisation" | "institution", id: number): string =>
  `${CATALOGUE_STREAM}:${scope}:${id}`;

/**
 * Where a stream goes on for somebody with this cursor; null at its head. A part of the catalogue that the cursor does not name
 * goes on at its beginning if the cursor knows the catalogue: it was made before the catalogue was split, when everything stood in
 * one stream, or before its person belonged to that part.
 */
export function positionIn(stream: string, cursor: ReadonlyMap<string, number>): number | null {
  const isCatalogue = stream.startsWith(`${CATALOGUE_STREAM}:`);
  return cursor.get(stream) ?? (isCatalogue && cursor.has(CATALOGUE_STREAM) ? 0 : null);
}
