/** The launcher's settings, from the environment only. */
export interface Settings {
  /** The Hotseat server's address, without trailing slash. */
  readonly url: string;
  /** The key that identifies this program to the server. */
  readonly key: string;
  /** Where this machine reaches the video server; null to use the address given to people. */
  readonly videoUrl: string | null;
}

/** Throws an error of one plain line when a setting is missing. */
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
