export const sessionStream = (sessionId: number): string => `session:${sessionId}`;
export const userStream = (keycloakId: string): string => `user:${keycloakId}`;
export const CATALOG_STREAM = "catalog";
