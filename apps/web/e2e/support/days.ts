const DAY_MS = 86_400_000;

/** A day from now as a date field takes it. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
