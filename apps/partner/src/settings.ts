/** What the launcher hands over, by environment only. */
export interface Settings {
  /** The Hotseat server's address, without trailing slash. */
  readonly url: string;
  /** Shows the server that this is its practice partner. */
  readonly key: string;
  /** Where this machine reaches the video server; null to take the address people are given. */
  readonly videoUrl: string | null;
}

/** Throws one plain line when something is missing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const must = (name: string): string => {
    const value = env[name]?.trim();
    if (!value) throw new Error(`The practice partner is started by npm start; ${name} is missing.`);
    return value;
  };
  return {
    url: must("HOTSEAT_URL").replace(/\/+$/, ""),
    key: must("HOTSEAT_PRACTICE_PARTNER_KEY"),
    videoUrl: env.HOTSEAT_VIDEO_URL?.trim() || null,
  };
}
