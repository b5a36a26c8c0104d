/** Where pages may come from that act with a person's cookies. */
export interface OwnOrigins {
  readonly publicOrigin: string;
  readonly allowedOrigins: readonly string[];
}

/** Whether a page of this origin may act with the cookies of the browser: ours, that of the called host, or an allowed one. */
export function isOwnOrigin(
  { publicOrigin, allowedOrigins }: OwnOrigins,
  origin: string,
  host: string | undefined,
): boolean {
  return origin === publicOrigin || hostOf(origin) === host || allowedOrigins.includes(origin);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
